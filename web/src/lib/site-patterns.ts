import { paths } from './paths.ts';
import { planned } from './planned-paths.ts';

const partsOf = (path: string) => path.split('/').filter((part) => part !== '');

const patterns = [
  ...Object.values(paths).map((path) => (typeof path === 'string' ? path : path(':', ':', ':'))),
  ...planned.flatMap(([, list]) => list),
].map(partsOf);

/** Whether an address is that of a screen of the site, whatever ids stand in it. */
export function isScreen(path: string): boolean {
  const parts = partsOf(path);
  return patterns.some(
    (pattern) =>
      pattern.length === parts.length &&
      pattern.every((part, at) => part.startsWith(':') || part === parts[at]),
  );
}
