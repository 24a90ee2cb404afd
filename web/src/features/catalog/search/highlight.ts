import { fold } from '#shared/policies/fold.ts';

export type Piece = { text: string; hit: boolean };

/** As the search splits its texts: at spaces and punctuation. */
const between = /([\n\r\p{Z}\p{P}]+)/u;

/**
 * Splits a text where words stand that the search met.
 * @param matched words as the search has them, folded
 */
export function highlight(text: string, matched: readonly string[]): Piece[] {
  if (matched.length === 0) return [{ text, hit: false }];
  const words = new Set(matched);
  const pieces: Piece[] = [];
  for (const part of text.split(between)) {
    const hit = words.has(fold(part));
    const last = pieces.at(-1);
    if (last && last.hit === hit) last.text += part;
    else if (part !== '') pieces.push({ text: part, hit });
  }
  return pieces;
}
