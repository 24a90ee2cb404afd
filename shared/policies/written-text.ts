import type { AnyNode } from './rich-text-nodes.ts';

/** The words of a text as one string, and where each of its parts begins in it. */
export type WrittenText = { text: string; at: ReadonlyMap<unknown, number> };

/** Some of the words, up to and without `to`. */
export type WordRange = { from: number; to: number };

/** The parts behind which a line ends. */
const lines = new Set(['paragraph', 'heading', 'codeBlock', 'blockMath']);

const wordsOf = ({ type, text = '', attrs }: AnyNode): string => {
  if (type === 'hardBreak') return '\n';
  const latex = attrs?.['latex'];
  return typeof latex === 'string' ? latex : text;
};

/**
 * The words of a text in reading order, line below line; a formula is as it was written. Offsets in it are those of
 * comments on submissions, which never change: what this makes of a text is not to change either.
 */
export function writtenText(document: AnyNode): WrittenText {
  const at = new Map<unknown, number>();
  let text = '';
  const add = (node: AnyNode) => {
    at.set(node, text.length);
    text += wordsOf(node);
    for (const inner of node.content ?? []) add(inner);
    if (lines.has(node.type)) text += '\n';
  };
  add(document);
  return { text, at };
}

/** The sentences of some words, without the space around them; a line ends one, too. */
export function sentencesIn(text: string, language: string): WordRange[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return [...segmenter.segment(text)].flatMap(({ segment, index }) =>
    [...segment.matchAll(/[^\n]+/g)].flatMap((line) => {
      const words = line[0].trim();
      if (words === '') return [];
      const from = index + line.index + line[0].indexOf(words);
      return [{ from, to: from + words.length }];
    }),
  );
}
