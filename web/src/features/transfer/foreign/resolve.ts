import { decoded } from '#web/lib/decoded.ts';
import { wikiMark } from './obsidian.ts';
import { folderOf, nameIn, plainName, stemOf, titleOfName } from './titles.ts';

/** Finds the files of a folder by what texts call them. */
export type Resolve = (address: string, from: string) => string | null;

const roots = [
  '',
  'static/',
  'assets/',
  'public/',
  'content/',
  'docs/',
  'src/',
  'docs/assets/',
  'assets/images/',
  'images/',
];

/** A path from another one's folder: null where it leads out. */
function joined(folder: string, path: string): string | null {
  const parts = folder.split('/').filter(Boolean);
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..') {
      if (parts.pop() === undefined) return null;
    } else parts.push(part);
  }
  return parts.join('/');
}

const plain = (text: string) => text.normalize('NFC').toLowerCase();
const loosely = (name: string) => plain(titleOfName(name)).replace(/[^\p{L}\p{N}]+/gu, ' ');

/** @param paths the files, by the paths that they have in the folder */
export function createResolve(paths: readonly string[]): Resolve {
  const exact = new Map(paths.toReversed().map((path) => [plain(path), path]));
  const byName = new Map(paths.toReversed().map((path) => [plain(nameIn(path)), path]));
  const texts = paths.filter((path) => /\.(md|markdown|mdown|mkd|mdx|txt|html?)$/i.test(path));
  const byStem = new Map(texts.toReversed().map((path) => [plain(stemOf(path)), path]));
  const byTitle = new Map(texts.toReversed().map((path) => [loosely(stemOf(path)), path]));
  const folders = new Map(
    texts
      .filter((path) => /^(readme|_?index)$/i.test(stemOf(path)))
      .map((path) => [plain(folderOf(path)), path]),
  );
  const at = (path: string | null): string | undefined => {
    if (path === null) return undefined;
    const key = plain(path).replace(/\/$/, '');
    const endings = ['', '.md', '.markdown', '.mdx', '.html'];
    for (const ending of endings) {
      const found = exact.get(key + ending);
      if (found) return found;
    }
    const text = key.replace(/\.html?$/, '.md');
    return exact.get(text) ?? folders.get(key.replace(/(^|\/)index(\.html?)?$/, ''));
  };
  return (address, from) => {
    const isWiki = address.startsWith(wikiMark);
    const bare = (isWiki ? address.slice(wikiMark.length) : address)
      .replace(isWiki ? /#.*$/ : /[?#].*$/, '')
      .replaceAll('\\', '/');
    if (!bare || (!isWiki && /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(bare))) return null;
    const names = isWiki ? [bare] : [bare, decoded(bare)];
    for (const name of names) {
      const folder = folderOf(from);
      const near = at(joined(folder, name)) ?? at(joined(`${folder}/${stemOf(from)}`, name));
      if (near && !name.startsWith('/')) return near;
      for (const root of roots) {
        const found = at(joined(root, name));
        if (found) return found;
      }
    }
    const name = nameIn(decoded(bare).replace(/\/$/, ''));
    const isPath = !isWiki && /^\.{1,2}\//.test(bare);
    return (
      byName.get(plain(name)) ??
      (isPath && /\.[a-z0-9]{2,4}$/i.test(name)
        ? undefined
        : (byStem.get(plain(name)) ??
          byStem.get(plain(plainName(name))) ??
          byTitle.get(loosely(name)))) ??
      null
    );
  };
}
