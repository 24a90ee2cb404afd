import { languages } from '#shared/policies/languages.ts';
import { nodesOf } from '#shared/policies/rich-text-nodes.ts';
import type { ContentOf } from '#shared/schemas/blocks.ts';
import type { RichText } from '#shared/schemas/rich-text.ts';
import { mostMinutes } from '../most-minutes.ts';

/** The words that people read in a minute, with some thought: the lower end of what adults read silently. */
const wordsAMinute = 200;

/** The words of a text; a formula is one, and letters that stand lower or higher belong to the word that they are in. */
export function wordsIn(document: RichText): number {
  const text = [...nodesOf(document)].map((node) =>
    node.type === 'text' ? (node.text ?? '') : node.type.endsWith('Math') ? ' formula ' : ' ',
  );
  return text.join('').match(/\S+/g)?.length ?? 0;
}

/** The minutes that a text takes to read, in its longer language. */
export function readingMinutes({ body }: ContentOf<'text'>): number {
  const words = languages.map((language) => (body[language] ? wordsIn(body[language]) : 0));
  return Math.min(mostMinutes, Math.max(1, Math.ceil(Math.max(...words) / wordsAMinute)));
}
