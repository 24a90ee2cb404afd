import { fold } from '#shared/policies/fold.ts';

/** Part of a text, and whether it is what was looked for. */
export type Piece = { text: string; match: boolean };

/** Folds a text unit by unit, so that places in both texts agree. */
const folded = (text: string) =>
  Array.from({ length: text.length }, (_, at) => fold(text.charAt(at)).charAt(0) || ' ').join('');

/**
 * Finds words in a line of a transcript, whatever their accents and case: `camara` finds `cámara`.
 * @returns the line in pieces, or null where it does not hold them
 */
export function findIn(text: string, wanted: string): Piece[] | null {
  const line = text.normalize('NFC');
  const needle = folded(wanted.normalize('NFC').trim());
  if (needle === '') return null;
  const hay = folded(line);
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = hay.indexOf(needle); at !== -1; at = hay.indexOf(needle, from)) {
    if (at > from) pieces.push({ text: line.slice(from, at), match: false });
    pieces.push({ text: line.slice(at, at + needle.length), match: true });
    from = at + needle.length;
  }
  if (from === 0) return null;
  if (from < line.length) pieces.push({ text: line.slice(from), match: false });
  return pieces;
}
