import { generateNKeysBetween } from 'fractional-indexing';
import { idOf, type BlockHead, type Module } from '#functions/data/lessons/outline.ts';
import { AppError } from '#functions/platform/app-error.ts';

/**
 * The ranks of new rows, which move no other: of rows that were added at the same moment and share a rank,
 * they come behind the last.
 * @param count how many rows are new
 * @param siblings the rows around, in order
 * @param after the id of the one that it goes behind; null: first; undefined: last
 * @throws AppError `not_found` where no row around has that id
 */
export function newRanks(
  count: number,
  siblings: readonly (Module | BlockHead)[],
  after: string | null | undefined,
): string[] {
  const anchor =
    after === undefined ? siblings.at(-1) : siblings.find((row) => idOf(row) === after);
  if (after && !anchor) throw new AppError('not_found');
  const from = anchor?.rank ?? null;
  const next = siblings.find(({ rank }) => from === null || rank > from);
  return generateNKeysBetween(from, next?.rank ?? null, count);
}
