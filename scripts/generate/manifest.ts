import { allRoutes } from '#shared/contract/index.ts';

/** The method and path of each route, without its schemas: all that a browser needs to make a call. */
export function manifestSource(): string {
  const rows = allRoutes.map(({ id, method, path }) => `  '${id}': ['${method}', '${path}'],\n`);
  return `// Generated from the contract by "npm run generate".
import type { RouteId } from './index.ts';

export const manifest: Record<RouteId, readonly [method: string, path: string]> = {
${rows.join('')}};
`;
}
