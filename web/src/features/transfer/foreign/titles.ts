import type { Heading, Nodes, Root, RootContent } from 'mdast';
import { languages, type Language } from '#shared/policies/languages.ts';

export const longestTitle = 120;

/** The id that Notion puts behind every name. */
const notionId = /[ _-]+[0-9a-f]{32}$/i;
const dated = /^\d{4}-\d{2}-\d{2}[-_ ]+/;
/** A number that only says the order: not that of `3D models`, and not of `2-hour start`, where words are parted by spaces. */
const numbered =
  /^(?:\d{1,4}(?:[_.) ]|-(?!\p{Ll}[^ ]* ))[-_.) ]*|0\d{0,3}(?=\p{L})|\d{1,3}(?=\p{Lu}\p{Ll}))/u;

export const nameIn = (path: string) => path.slice(path.lastIndexOf('/') + 1);
export const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));
export const stemOf = (path: string) => nameIn(path).replace(/\.[^.]+$/, '');
/** A name without what a program put behind it. */
export const plainName = (name: string) => name.replace(notionId, '');
export const isOfNotion = (path: string) => notionId.test(stemOf(path));

/** A title from the name of a file or a folder: without number, day or id, with spaces for its signs. */
export function titleOfName(name: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(name)) return name;
  const plain = plainName(name)
    .replace(/^[^\p{L}\p{N}]+(?=[\p{L}\p{N}])/u, '')
    .replace(dated, '');
  const bare = plain.replace(numbered, '') || plain;
  const spaced = bare.includes(' ') ? bare : bare.replace(/[-_]+/g, ' ');
  const words = spaced.normalize('NFC').replace(/\s+/g, ' ').trim() || name;
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** Titles of pages that say nothing of what they are about. */
export const saysNothing = (title: string): boolean =>
  /^(home|index|readme|l[eé]eme|welcome|inicio|bienvenid[oa]s?|portada)$/i.test(title);

/** The words of a node, without what is drawn. */
export function wordsOf(node: Nodes): string {
  if (node.type === 'html') return '';
  if ('value' in node) return node.value;
  if (node.type === 'break') return ' ';
  if (node.type === 'image') return '';
  return 'children' in node
    ? node.children.map(wordsOf).join(node.type === 'root' ? '\n' : '')
    : '';
}

/** One line as the schema takes it. */
export const lineOfText = (text: string): string =>
  text
    .normalize('NFC')
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Not longer than so much, cut where a word ends. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = text.slice(0, most - 1).toWellFormed();
  return `${head.replace(/\s+\S*$/, '') || head}…`.slice(0, most);
}

/** Whether a heading is the only one of its level, and none is higher: so it is the title of all. */
const standsAbove = (heading: Heading, tree: Root): boolean =>
  heading.depth === 1 ||
  !tree.children.some(
    (node) => node !== heading && node.type === 'heading' && node.depth <= heading.depth,
  );

/** The first heading, where the text begins with it: the text's own title. */
export function headingTitle(tree: Root): { title: string; rest: RootContent[] } | null {
  const at = tree.children.findIndex((node) => node.type !== 'definition');
  const first = tree.children[at];
  if (first?.type !== 'heading' || !standsAbove(first, tree)) return null;
  const title = lineOfText(wordsOf(first));
  return title ? { title, rest: tree.children.filter((_, index) => index !== at) } : null;
}

/** The first of all headings, where it is of the first level: below the first words it is the title still. */
export function anyHeading(tree: Root): string | null {
  const first = tree.children.find((node) => node.type === 'heading');
  return (first?.depth === 1 && lineOfText(wordsOf(first))) || null;
}

const isLanguage = (value: string): value is Language => languages.some((one) => one === value);

/** The language that a file's name ends with: `lesson.es.md`, `lesson_en.md`; and the name without it. */
export function languageOfName(stem: string): { language: Language | null; bare: string } {
  const [, bare = '', code = ''] = /^(.+)[._]([a-z]{2})(?:[-_][A-Z]{2})?$/.exec(stem) ?? [];
  return bare && isLanguage(code) ? { language: code, bare } : { language: null, bare: stem };
}
