import type { Root } from 'mdast';
import { documentOf } from './document-of.ts';
import type { Reading } from './from-inline.ts';
import { Tally } from './losses.ts';
import { treeOf } from './syntax.ts';

/** The most characters of one text. */
export const longestMarkdown = 256 * 1024;
/** The number of containers that a line may open: more is no text of a person. */
const deepestLine = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))[ \t]*){24}/m;
/**
 * The constructs for which the parser needs quadratic time, and how often they may be there: measured, far below a
 * second.
 */
const costly: [RegExp, number][] = [
  [/\*_\*|_\*_/g, 300],
  [/\]{3}/g, 1500],
];
const mostOpenDirectives = 12;

/** Whether more containers are open at once than a person would open. */
function opensTooMany(text: string): boolean {
  let open = 0;
  for (const [, name] of text.matchAll(/^[ \t]*:{3,}([a-z]?)/gim)) {
    open = Math.max(0, open + (name ? 1 : -1));
    if (open > mostOpenDirectives) return true;
  }
  return false;
}

const isTooDeep = (text: string) =>
  deepestLine.test(text) ||
  opensTooMany(text) ||
  costly.some(([pattern, most]) => (text.match(pattern)?.length ?? 0) > most);

/** Characters that never belong to an honest text; @see shared/schemas/text.ts */
export const hiddenCharacters =
  /(?![\t\n])[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** Why a text was not read at all. */
export class RefusedText extends Error {
  readonly reason: 'too_long' | 'too_deep';
  constructor(reason: 'too_long' | 'too_deep') {
    super(reason);
    this.reason = reason;
  }
}

/**
 * The syntax tree of a text that anybody may have written.
 * @throws RefusedText what is too long, or nested as no person writes
 */
export function carefulTree(markdown: string, tally: Tally): Root {
  if (markdown.length > longestMarkdown) throw new RefusedText('too_long');
  const text = markdown.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const clean = text.toWellFormed().replace(hiddenCharacters, '');
  if (clean !== text) tally.lose('hidden_characters');
  if (isTooDeep(clean)) throw new RefusedText('too_deep');
  return treeOf(clean);
}

/**
 * A text in Markdown as a lesson's text: data, never markup.
 * @param mediaOf the id of a file by its name beside the text, null where there is none
 * @throws RefusedText
 */
export function fromMarkdown(markdown: string, mediaOf: Reading['mediaOf']) {
  const tally = new Tally();
  const { children } = carefulTree(markdown, tally);
  return { document: documentOf(children, tally, { mediaOf }), tally };
}
