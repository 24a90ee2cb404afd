import type { help as contract } from '#shared/contract/help.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
// The build leaves the document beside the bundle.
import document from '../../docs/openapi.json' with { type: 'json' };

export const getOpenApi: Operation<typeof contract.getOpenApi, BaseDeps> = async () => document;
