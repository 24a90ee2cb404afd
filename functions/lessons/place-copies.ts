import { ranksBehind, type Placed } from './ranks-behind.ts';

/**
 * Copies of rows, each ranked right behind its original.
 * @param all the rows of the course in order
 * @param copyOf what a copy is, but for its rank
 * @param together whether two rows stand in one list
 * @returns the copies in the order of what they are copies of, and the rows that make room for them
 */
export function placeCopies<T extends { rank: string }>(
  all: readonly T[],
  originals: readonly T[],
  copyOf: (original: T) => T,
  together: (one: T, other: T) => boolean,
): { copies: T[]; shifted: Placed<T> } {
  const ranked = all.map((row) => ({ row, rank: row.rank }));
  const order = [...ranked];
  const made = originals.map((original) => {
    const copy = { row: copyOf(original), rank: '' };
    const siblings = order.filter(({ row }) => together(row, original));
    const anchor = siblings.find(({ row }) => row === original) ?? null;
    for (const { row, rank } of ranksBehind(siblings, anchor, [copy])) row.rank = rank;
    order.splice(order.findIndex((one) => one === anchor) + 1, 0, copy);
    return copy;
  });
  return {
    copies: made.map(({ row, rank }) => ({ ...row, rank })),
    shifted: ranked.filter(({ row, rank }) => row.rank !== rank),
  };
}
