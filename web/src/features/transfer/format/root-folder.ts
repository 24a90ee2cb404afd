import { plainName, stemOf } from '../foreign/titles.ts';
import type { Entry } from './files.ts';

/** The files without folders that are around all of them. */
export function withoutRoot(entries: Entry[], name: string): { entries: Entry[]; name: string } {
  const [first] = entries;
  const [folder = ''] = first?.path.split('/') ?? [];
  const root = `${folder}/`;
  const isAround = entries.every(({ path }) => path.startsWith(root));
  // A folder that says that it is a module is one.
  const isModule = entries.some(({ path }) => path === `${root}module.md`);
  if (!first || !first.path.includes('/') || !isAround || isModule) return { entries, name };
  return withoutRoot(
    entries.map((entry) => ({ ...entry, path: entry.path.slice(root.length) })),
    folder,
  );
}

export const isPageOf = (root: string, path: string) =>
  root !== '' && plainName(stemOf(path)) === plainName(root.slice(0, -1)) && !path.includes('/');

/** The folder of the one page that all others lie below: an export of Notion is a page with its folder beside it. */
export function besidePage(paths: readonly string[]): string {
  const [page, ...others] = paths.filter((path) => !path.includes('/'));
  const [folder = ''] = paths.find((path) => path.includes('/'))?.split('/') ?? [];
  const root = `${folder}/`;
  const isOne = page !== undefined && others.length === 0 && isPageOf(root, page);
  return isOne && paths.every((path) => path === page || path.startsWith(root)) ? root : '';
}
