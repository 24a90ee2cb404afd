import type { Contents, ContentsRow } from './contents.ts';
import type { Doc } from './docs.ts';
import type { Resolve } from './resolve.ts';
import { folderOf, lineOfText, nameIn } from './titles.ts';

/** The place of a page in a table of contents, whatever folder it lies in. */
export type Place = {
  /** Its module and what stands between; empty: in no module. */
  dirs: string[];
  order: number;
  title: string | null;
  /** It speaks for its module. */
  isIndex: boolean;
};
/** The facts about a folder beside its texts. */
export type FolderFacts = { title: string | null; order: number | null };
export type Layout = {
  /** Pages by path; a page that none says anything of lies where its file lies. */
  places: Map<string, Place>;
  /** Folders by their path from the content's root. */
  folders: Map<string, FolderFacts>;
  /** The title of the whole. */
  title: string | null;
};

export const emptyLayout = (): Layout => ({ places: new Map(), folders: new Map(), title: null });

const isTopIndex = (path: string, root: string) =>
  folderOf(path) === root.replace(/\/$/, '') && /^(readme|index)\.\w+$/i.test(nameIn(path));

const isText = (path: string) => /\.(md|markdown|mdx|html?)$/i.test(path);

/** Finds the rows that stand for several pages: those below it, or all of the folder that its page speaks for. */
function manyIn(rows: readonly ContentsRow[], pathOf: PathOf, paths: readonly string[]) {
  const every = (some: readonly ContentsRow[]): ContentsRow[] =>
    some.flatMap((row) => [row, ...every(row.inside)]);
  const listed = new Set(every(rows).flatMap(({ address }) => (address && pathOf(address)) ?? []));
  return ({ inside, address }: ContentsRow): boolean => {
    if (inside.length > 0) return true;
    const path = address === null ? null : pathOf(address);
    if (path === null || !/^(readme|_?index)\.\w+$/i.test(nameIn(path))) return false;
    const beside = paths.filter(
      (one) => isText(one) && one !== path && folderOf(one) === folderOf(path),
    );
    return beside.length > 0 && beside.every((one) => !listed.has(one));
  };
}

type PathOf = (address: string) => string | null;
type Around = { root: string; paths: readonly string[]; more: string };

/** Places pages as a table of contents has them: a part, else a row with rows below it, is a module. */
export function placeRows(
  layout: Layout,
  rows: readonly ContentsRow[],
  pathOf: PathOf,
  { root, paths, more }: Around,
): void {
  const isMany = manyIn(rows, pathOf, paths);
  let order = 0;
  let module: string | null = null;
  let hasModules = false;
  const begin = (title: string) => {
    module = title;
    hasModules = true;
    order += 1;
    if (!layout.folders.has(title)) layout.folders.set(title, { title, order });
  };
  const put = (row: ContentsRow, dirs: string[], isIndex = false): string | null => {
    const path = row.address === null ? null : pathOf(row.address);
    if (path === null || layout.places.has(path)) return null;
    order += 1;
    layout.places.set(path, { dirs, order, title: row.title, isIndex });
    return path;
  };
  const fill = (inside: readonly ContentsRow[], dirs: string[]) => {
    for (const row of inside) {
      put(row, dirs);
      if (row.inside.length > 0) fill(row.inside, row.title ? [...dirs, row.title] : dirs);
    }
  };
  const hasParts = rows.some(({ isPart, title }) => isPart && title !== null);
  for (const [at, row] of rows.entries()) {
    const path = row.address === null ? null : pathOf(row.address);
    if (row.isPart) {
      module = null;
      if (row.title !== null) begin(row.title);
    } else if (path !== null && isTopIndex(path, root)) {
      put(row, []);
      fill(row.inside, module === null ? [] : [module]);
    } else if (module !== null && hasParts) fill([row], [module]);
    else if (isMany(row)) {
      begin(row.title ?? more);
      put(row, [module ?? more], true);
      fill(row.inside, [module ?? more]);
      module = null;
    } else if (!hasModules) put(row, []);
    else {
      // A chapter behind those with pages below them is a module of its own; several in a row are one.
      const isAlone = (next?: ContentsRow) => !next || next.isPart || isMany(next);
      if (module === null) begin(isAlone(rows[at + 1]) ? (row.title ?? more) : more);
      put(row, [module ?? more]);
    }
  }
}

const natural = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Pages that name the page above them by its title, as themes of Jekyll have it. */
export function placeByParents(layout: Layout, docs: readonly Doc[]): void {
  const below = new Map<string, Doc[]>();
  for (const doc of docs) {
    const { parent } = doc.data;
    const name = typeof parent === 'string' ? lineOfText(parent) : '';
    below.set(name, [...(below.get(name) ?? []), doc]);
  }
  if (below.size < 2) return;
  let order = 0;
  const put = (doc: Doc, dirs: string[], isIndex: boolean) => {
    order += 1;
    layout.places.set(doc.path, { dirs, order, title: null, isIndex });
  };
  const inOrder = (some: readonly Doc[]) =>
    some.toSorted((a, b) => {
      const by = (a.order ?? Infinity) - (b.order ?? Infinity);
      return by !== 0 && !Number.isNaN(by) ? by : natural.compare(a.title ?? '', b.title ?? '');
    });
  const fill = (above: Doc, dirs: string[]) => {
    for (const doc of inOrder(below.get(above.title ?? '') ?? [])) {
      if (layout.places.has(doc.path)) continue;
      put(doc, dirs, false);
      fill(doc, doc.title ? [...dirs, doc.title] : dirs);
    }
  };
  for (const doc of inOrder(below.get('') ?? [])) {
    const { title } = doc;
    const isModule = title !== null && below.has(title);
    put(doc, isModule ? [title] : [], isModule);
    if (!isModule) continue;
    layout.folders.set(title, { title, order });
    fill(doc, [title]);
  }
}

export type SaidOf = { path: string; said: Contents };

/** The layout of a folder, as far as files in it say so. */
export function layoutOf(contents: readonly SaidOf[], around: Around, resolve: Resolve): Layout {
  const { root } = around;
  const layout = emptyLayout();
  for (const { path, said } of contents) {
    const name = nameIn(path);
    if (name.startsWith('_category_')) {
      const folder = folderOf(path.startsWith(root) ? path.slice(root.length) : path);
      layout.folders.set(folder, { title: said.title, order: said.order });
    } else if (!path.includes('/')) layout.title ??= said.title;
  }
  const table = contents.find(({ said }) => said.rows.length > 0);
  if (table) {
    const isList = table.path.endsWith('.md');
    const from = isList ? table.path : `${root}index.md`;
    placeRows(layout, table.said.rows, (address) => resolve(address, from), around);
  }
  return layout;
}
