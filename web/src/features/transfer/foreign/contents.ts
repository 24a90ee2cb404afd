import type { List, ListItem, Nodes, Paragraph, RootContent } from 'mdast';
import { carefulTree } from '#web/lib/markdown/from-markdown.ts';
import { Tally } from '#web/lib/markdown/losses.ts';
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';

import { lineOfText, wordsOf } from './titles.ts';

/** A row of a table of contents. `isPart`: a heading over all rows up to the next one. */
export type ContentsRow = {
  title: string | null;
  /** The page, as it is named from where the table stands; null: a heading only. */
  address: string | null;
  isPart: boolean;
  inside: ContentsRow[];
};

/** The facts in a file about its folder: its title, its place among others, and its content in order. */
export type Contents = { title: string | null; order: number | null; rows: ContentsRow[] };

const none: Contents = { title: null, order: null, rows: [] };
const isOutside = (address: string) => /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(address);

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const lineIn = (value: unknown): string | null =>
  (typeof value === 'string' && lineOfText(value)) || null;

/** The first link in a row of a list. */
function linkIn(node: Nodes): { title: string; address: string } | null {
  if (node.type === 'link') return { title: lineOfText(wordsOf(node)), address: node.url };
  if (node.type === 'list' || !('children' in node)) return null;
  for (const child of node.children) {
    const found = linkIn(child);
    if (found) return found;
  }
  return null;
}

function rowOf(item: ListItem | Paragraph): ContentsRow[] {
  const lists = item.children.filter((one): one is List => one.type === 'list');
  const link = linkIn(item);
  if (link && isOutside(link.address)) return [];
  const words = item.children.filter((one) => one.type !== 'list').map((one) => wordsOf(one));
  const title = link?.title ?? lineOfText(words.join(' '));
  const inside = lists.flatMap((list) => list.children.flatMap(rowOf));
  return [{ title: title || null, address: link?.address || null, isPart: false, inside }];
}

/** `SUMMARY.md`: headings are parts, lists are pages, as GitBook and mdBook have it. */
function ofSummary(text: string): Contents {
  const tree = carefulTree(text.replace(/\r\n?/g, '\n'), new Tally());
  const firstHeading = tree.children.findIndex(({ type }) => type === 'heading');
  const rows = tree.children.flatMap((node: RootContent, at): ContentsRow[] => {
    if (node.type === 'list') return node.children.flatMap(rowOf);
    if (node.type === 'heading') {
      const title = lineOfText(wordsOf(node));
      // The first one names the list itself.
      const isOwn = at === firstHeading && node.depth === 1;
      return isOwn || !title ? [] : [{ title, address: null, isPart: true, inside: [] }];
    }
    if (node.type === 'thematicBreak')
      return [{ title: null, address: null, isPart: true, inside: [] }];
    return node.type === 'paragraph' && linkIn(node) ? rowOf(node) : [];
  });
  // A summary of a subject is no list of pages.
  const pages = (some: readonly ContentsRow[]): number =>
    some.reduce((sum, row) => sum + (row.address === null ? 0 : 1) + pages(row.inside), 0);
  return pages(rows) < 2 ? none : { ...none, rows };
}

/** `nav` of MkDocs: pages, titled pages and titled lists of them. */
function ofNav(nav: unknown): ContentsRow[] {
  if (!Array.isArray(nav)) return [];
  return nav.flatMap((one: unknown): ContentsRow[] => {
    const row = { title: null, address: null, isPart: false, inside: [] };
    if (typeof one === 'string') return isOutside(one) ? [] : [{ ...row, address: one }];
    if (!isFields(one)) return [];
    return Object.entries(one).flatMap(([title, value]): ContentsRow[] => {
      if (typeof value === 'string')
        return isOutside(value) ? [] : [{ ...row, title: lineIn(title), address: value }];
      return [{ ...row, title: lineIn(title), inside: ofNav(value) }];
    });
  });
}

/** `_toc.yml` of Jupyter Book: parts, chapters, sections. */
function ofToc(toc: unknown): ContentsRow[] {
  if (Array.isArray(toc)) return toc.flatMap(ofToc);
  if (!isFields(toc)) return [];
  const inside = ['parts', 'chapters', 'sections'].flatMap((name) => ofToc(toc[name] ?? []));
  const address = lineIn(toc['file']);
  const title = lineIn(toc['title'] ?? toc['caption']);
  if (toc['caption'] !== undefined)
    return [{ title, address: null, isPart: true, inside: [] }, ...inside];
  const root = lineIn(toc['root']);
  if (root !== null) return [{ title: null, address: root, isPart: false, inside: [] }, ...inside];
  return address === null ? inside : [{ title, address, isPart: false, inside }];
}

/** The files that say something of what lies around them; all others are not read for it. */
export const isContents = (path: string): boolean =>
  /(^|\/)(SUMMARY\.md|_category_\.(json|ya?ml))$/.test(path) ||
  /^(mkdocs\.ya?ml|book\.(toml|json)|_toc\.ya?ml|_config\.ya?ml|(hugo|config)\.(toml|ya?ml|json)|docusaurus\.config\.[cm]?[jt]s)$/.test(
    path,
  );

function fieldsOf(path: string, text: string): Fields {
  const yaml = () =>
    parseYaml(text, { schema: 'core', maxAliasCount: 0, logLevel: 'silent' }) as unknown;
  const read = path.endsWith('.toml') ? parseToml(text) : yaml();
  return isFields(read) ? read : {};
}

/** The most characters of such a file: parsing takes time that grows faster than its length. */
const longestContents = 64 * 1024;

/** The content of such a file; null if it cannot be read. */
export function readContents(path: string, text: string): Contents | null {
  try {
    if (path.endsWith('.md')) return ofSummary(text);
    if (/\.[cm]?[jt]s$/.test(path))
      return { ...none, title: /^\s*title:\s*(["'`])(.*?)\1/m.exec(text)?.[2] ?? null };
    if (text.length > longestContents) return null;
    const fields = fieldsOf(path, text);
    const book = isFields(fields['book']) ? fields['book'] : {};
    const position = fields['position'];
    return {
      title: lineIn(fields['label'] ?? fields['site_name'] ?? book['title'] ?? fields['title']),
      order: typeof position === 'number' ? position : null,
      rows: path.startsWith('_toc') ? ofToc(fields) : ofNav(fields['nav']),
    };
  } catch {
    return null;
  }
}
