import { generateNKeysBetween } from 'fractional-indexing';

type Row = { rank: string };

/** Rows with their new rank; all others keep theirs. */
export type Placed<T> = { row: T; rank: string }[];

/**
 * Ranks that put some rows, in their order, right behind `anchor` (null: first). Neighbours that were
 * added at the same moment share a rank, with nothing between them: those behind the anchor move along.
 * @param siblings the rows around, in order, without those that are put
 */
export function ranksBehind<T extends Row>(
  siblings: readonly T[],
  anchor: T | null,
  rows: readonly T[],
): Placed<T> {
  const behind = anchor === null ? siblings : siblings.slice(siblings.indexOf(anchor) + 1);
  const from = anchor?.rank ?? null;
  const to = behind.find(({ rank }) => from === null || rank > from)?.rank ?? null;
  const twins = from === null ? [] : behind.filter(({ rank }) => rank === from);
  const placed = [...rows, ...twins];
  const ranks = generateNKeysBetween(from, to, placed.length);
  return placed.map((row, at) => ({ row, rank: ranks[at] as string }));
}
