import { dirname, join } from 'node:path';
import { parseSync } from 'rolldown/utils';

const root = 'web/src/features/';
const featureOf = (path: string) =>
  path.startsWith(root) ? path.slice(root.length).split('/')[0] : undefined;

/**
 * The modules of other features that a file of `web/src/features` imports: as values, types or later.
 * @throws when the file cannot be parsed
 */
export function featureImports(path: string, source: string): string[] {
  const { module, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const requests = [...module.staticImports, ...module.dynamicImports].map(
    ({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1),
  );
  return requests.filter((request) => {
    const target = request.startsWith('.')
      ? join(dirname(path), request)
      : request.replace(/^#web\//, 'web/src/');
    const feature = featureOf(target);
    return feature !== undefined && feature !== featureOf(path);
  });
}
