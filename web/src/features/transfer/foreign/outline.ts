import type { Doc } from './docs.ts';
import { emptyLayout, type Layout } from './places.ts';
import { plainName, titleOfName } from './titles.ts';

/** One lesson to be, in each language that the folder has it in. */
export type Leaf = {
  docs: Doc[];
  dirs: string[];
  stem: string;
  order: number | null;
  /** The folders between the module and it. */
  between: string[];
  /** A table of contents says where it stands. */
  isPlaced: boolean;
};
export type Branch = {
  folder: string;
  /** The facts about the folder beside its texts. */
  title: string | null;
  /** The facts in the folder about itself. */
  index: Leaf | null;
  leaves: Leaf[];
};
export type Outline = { index: Leaf | null; loose: Leaf[]; branches: Branch[] };

const natural = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const indexName = /^(readme|l[eé]eme|_?index|course|module|home)$/i;
const isIndex = (leaf: Leaf) => indexName.test(leaf.stem);
const key = (dirs: readonly string[], stem: string) =>
  [...dirs, stem].map((one) => plainName(one).toLowerCase()).join('/');

/** Texts of one name in two languages are one lesson. */
function grouped(docs: readonly Doc[]): Leaf[] {
  const leaves = new Map<string, Leaf>();
  for (const doc of docs) {
    const name = [...doc.dirs, doc.stem].join('/').toLowerCase();
    const leaf = leaves.get(name);
    const isNew = leaf && !leaf.docs.some((one) => one.language === doc.language);
    if (leaf && isNew) leaf.docs.push(doc);
    else {
      const at = leaf ? `${name}\n${doc.path}` : name;
      leaves.set(at, {
        docs: [doc],
        dirs: doc.dirs,
        stem: doc.stem,
        order: null,
        between: [],
        isPlaced: false,
      });
    }
  }
  for (const leaf of leaves.values())
    leaf.order = leaf.docs.map(({ order }) => order).find((order) => order !== null) ?? null;
  return [...leaves.values()];
}

/** A page that is called as the folder beside it speaks for that folder: as Notion and Obsidian have it. */
function intoFolders(leaves: Leaf[]): void {
  const folders = new Map<string, string[]>();
  for (const { dirs } of leaves)
    for (let depth = 1; depth <= dirs.length; depth += 1)
      folders.set(key(dirs.slice(0, depth - 1), dirs[depth - 1] ?? ''), dirs.slice(0, depth));
  const taken = new Set(leaves.filter(isIndex).map(({ dirs }) => dirs.join('/')));
  for (const leaf of leaves.filter(({ isPlaced }) => !isPlaced)) {
    const beside = folders.get(key(leaf.dirs, leaf.stem));
    const inside =
      plainName(leaf.stem).toLowerCase() === plainName(leaf.dirs.at(-1) ?? '').toLowerCase()
        ? leaf.dirs
        : undefined;
    const folder = beside ?? inside;
    if (!folder || folder.length === 0 || taken.has(folder.join('/'))) continue;
    taken.add(folder.join('/'));
    leaf.dirs = folder;
    leaf.stem = 'index';
  }
}

/** A folder with one page in it is that page: so Hugo keeps a page with its pictures, and so do many by hand. */
function foldBundles(leaves: Leaf[]): void {
  const counts = new Map<string, number>();
  for (const { dirs } of leaves)
    for (let depth = 1; depth <= dirs.length; depth += 1) {
      const folder = dirs.slice(0, depth).join('/');
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  const isBundle = (leaf: Leaf) =>
    leaf.dirs.length > 0 &&
    isIndex(leaf) &&
    leaf.stem !== '_index' &&
    !leaf.isPlaced &&
    counts.get(leaf.dirs.join('/')) === 1;
  const atTop = leaves.filter(({ dirs }) => dirs.length === 1);
  const allAreBundles =
    leaves.every(({ dirs }) => dirs.length < 2) && atTop.length > 1 && atTop.every(isBundle);
  for (const leaf of leaves) {
    if (!isBundle(leaf) || (leaf.dirs.length === 1 && !allAreBundles)) continue;
    leaf.stem = leaf.dirs.at(-1) ?? leaf.stem;
    leaf.dirs = leaf.dirs.slice(0, -1);
  }
}

/** Numbers of the front matter first, then names as people count; what speaks for a folder stands at its head. */
function sorted(leaves: Leaf[], { folders }: Layout): Leaf[] {
  const folderOrder = new Map([
    ...leaves.filter(isIndex).map((leaf) => [leaf.dirs.join('/'), leaf.order] as const),
    ...[...folders].flatMap(([path, { order }]) =>
      order === null ? [] : [[path, order] as const],
    ),
  ]);
  const steps = (leaf: Leaf) => {
    const path = leaf.dirs.map((name, at) => ({
      name,
      order: folderOrder.get(leaf.dirs.slice(0, at + 1).join('/')) ?? null,
    }));
    // A page in a table of contents has its place in the module, however deep it stood there.
    if (leaf.isPlaced && !isIndex(leaf))
      return [...path.slice(0, 1), { name: leaf.stem, order: leaf.order }];
    return isIndex(leaf)
      ? [...path, { name: '', order: -Infinity }]
      : [...path, { name: leaf.stem, order: leaf.order }];
  };
  const compare = (a: Leaf, b: Leaf): number => {
    const [x, y] = [steps(a), steps(b)];
    for (let at = 0; at < Math.max(x.length, y.length); at += 1) {
      const [one, other] = [x[at], y[at]];
      if (!one || !other) return x.length - y.length;
      const byOrder = (one.order ?? Infinity) - (other.order ?? Infinity);
      if (byOrder !== 0 && !Number.isNaN(byOrder)) return byOrder;
      const byName = natural.compare(one.name, other.name);
      if (byName !== 0) return byName;
    }
    return a.docs[0]!.path < b.docs[0]!.path ? -1 : 1;
  };
  return leaves.toSorted(compare);
}

/** Stands pages where a table of contents has them; those that it leaves out go where their neighbors went. */
function placed(leaves: Leaf[], { places }: Layout): void {
  if (places.size === 0) return;
  const homes = new Map<string, string[]>();
  for (const leaf of leaves) {
    const found = leaf.docs.flatMap((doc) => {
      const place = places.get(doc.path);
      return place ? [{ doc, place }] : [];
    })[0];
    if (!found) continue;
    const { doc, place } = found;
    const isTop = leaf.dirs.length === 0 && isIndex(leaf);
    if (leaf.dirs.length > 0 && place.dirs.length > 0)
      homes.set(leaf.dirs.join('/'), place.dirs.slice(0, 1));
    // A page that speaks for many is called after its own heading, all others as the table calls them.
    const speaks = place.isIndex || isTop;
    if (place.title !== null && !(speaks && doc.title !== null)) doc.title = place.title;
    doc.title ??= titleOfName(isIndex(leaf) ? (leaf.dirs.at(-1) ?? leaf.stem) : leaf.stem);
    leaf.dirs = place.dirs;
    leaf.stem = speaks ? 'index' : isIndex(leaf) ? '-' : leaf.stem;
    leaf.order = place.order;
    leaf.isPlaced = true;
  }
  for (const leaf of leaves) {
    const home = homes.get(leaf.dirs.join('/'));
    if (leaf.isPlaced || leaf.dirs.length === 0 || !home) continue;
    for (const doc of leaf.docs)
      doc.title ??= titleOfName(isIndex(leaf) ? (leaf.dirs.at(-1) ?? '') : leaf.stem);
    leaf.dirs = home;
    leaf.stem = isIndex(leaf) ? '-' : leaf.stem;
    leaf.order = Infinity;
    leaf.isPlaced = true;
  }
}

/** A folder is a module, a file a lesson; what lies deeper stands in its module. */
export function outlineOf(docs: readonly Doc[], layout: Layout = emptyLayout()): Outline {
  const leaves = grouped(docs);
  placed(leaves, layout);
  intoFolders(leaves);
  foldBundles(leaves);
  const outline: Outline = { index: null, loose: [], branches: [] };
  const branches = new Map<string, Branch>();
  for (const leaf of sorted(leaves, layout)) {
    const [folder, ...between] = leaf.dirs;
    if (folder === undefined) {
      if (outline.index === null && isIndex(leaf)) outline.index = leaf;
      else outline.loose.push(leaf);
      continue;
    }
    const title = layout.folders.get(folder)?.title ?? null;
    const branch = branches.get(folder) ?? { folder, title, index: null, leaves: [] };
    branches.set(folder, branch);
    leaf.between = between;
    if (between.length === 0 && branch.index === null && isIndex(leaf)) branch.index = leaf;
    else branch.leaves.push(leaf);
  }
  outline.branches = [...branches.values()];
  return outline;
}
