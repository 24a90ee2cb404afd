import type { help as contract } from '#shared/contract/help.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';

/** Read when it is first asked for: the build leaves the document beside the bundle. */
export const getOpenApi: Operation<typeof contract.getOpenApi, BaseDeps> = async () => {
  const { default: document } = await import('../../docs/openapi.json', { with: { type: 'json' } });
  return document;
};
