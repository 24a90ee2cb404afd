import type { Root } from 'mdast';
import type { Language } from '#shared/policies/languages.ts';
import type { Loss } from '#web/lib/markdown/losses.ts';
import {
  anyHeading,
  headingTitle,
  languageOfName,
  lineOfText,
  saysNothing,
  stemOf,
  titleOfName,
} from './titles.ts';

/** A text of the folder, read; not yet a lesson. */
export type Doc = {
  /** The file that it is, for reports. */
  path: string;
  /** The path without what only says the language. */
  dirs: string[];
  stem: string;
  language: Language | null;
  data: Record<string, unknown>;
  hasFront: boolean;
  tree: Root;
  losses: Loss[];
  /** A title that it states; null: its file's name must do. */
  title: string | null;
  order: number | null;
};

/** A number in the front matter by which texts are put in order. */
const orderNames = [
  'weight',
  'order',
  'nav_order',
  'sidebar_position',
  'position',
  'lesson',
  'chapter',
  'number',
  'orden',
];
const titleNames = ['title', 'título', 'titulo', 'name'];
/** The fields of a front matter that are read; all others are named as ignored. */
const known = new Set([
  ...orderNames,
  ...titleNames,
  'draft',
  'published',
  'lang',
  'language',
  'locale',
  'description',
  'summary',
  'minutes',
  'duration',
  // Read by `placeByParents`.
  'parent',
  'grand_parent',
  'has_children',
]);

export const ignoredFields = (data: Record<string, unknown>): string[] =>
  Object.keys(data).filter((name) => !known.has(name));

export const textField = (data: Record<string, unknown>, ...names: string[]): string | null => {
  for (const name of names) {
    const value = data[name];
    if ((typeof value === 'string' || typeof value === 'number') && lineOfText(String(value)))
      return lineOfText(String(value));
  }
  return null;
};

const numberField = (data: Record<string, unknown>): number | null => {
  for (const name of orderNames) {
    const value = data[name];
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    if (typeof number === 'number' && Number.isFinite(number)) return number;
  }
  return null;
};

/** Headings below a lesson's title begin at the second level, however high the file begins. */
function lowered(tree: Root): Root {
  const depths = tree.children.flatMap((node) => (node.type === 'heading' ? [node.depth] : []));
  const by = depths.length > 0 ? 2 - Math.min(...depths) : 0;
  for (const node of tree.children)
    if (node.type === 'heading') node.depth = Math.min(6, Math.max(1, node.depth + by)) as 2;
  return tree;
}

/** The same fields by lower-case names: other programs do not mind. */
const lowerNamed = (data: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name.toLowerCase(), value]));

type Read = Pick<Doc, 'data' | 'hasFront' | 'tree' | 'losses'> & { title: string | null };

/** A read text: its title is taken from the front matter, else from its first heading. */
export function docOf(path: string, dirs: string[], read: Read): Doc {
  const { hasFront, losses } = read;
  const data = lowerNamed(read.data);
  const named = languageOfName(stemOf(path));
  const first = headingTitle(read.tree);
  const given = textField(data, ...titleNames);
  const stated = given !== null && first !== null && saysNothing(given) ? null : given;
  const isSame =
    first !== null && stated !== null && first.title.toLowerCase() === stated.toLowerCase();
  const takesHeading = first !== null && (stated === null || isSame);
  const title = stated ?? first?.title ?? read.title ?? anyHeading(read.tree);
  const tree: Root = takesHeading ? { type: 'root', children: first.rest } : read.tree;
  const said = textField(data, 'lang', 'language', 'locale')?.slice(0, 2).toLowerCase();
  const language = said === 'en' || said === 'es' ? said : named.language;
  return {
    path,
    dirs,
    stem: named.bare,
    language,
    data,
    hasFront,
    tree: lowered(tree),
    losses,
    title,
    order: numberField(data),
  };
}

export const shownTitle = (doc: Doc): string => doc.title ?? titleOfName(doc.stem);
