/** The chances of one run; the same seed plays the same run. */
export type Random = {
  /** In [0, 1). */
  next(): number;
  /** A whole number below `end`. */
  below(end: number): number;
  pick<T>(from: readonly T[]): T;
  shuffle<T>(from: readonly T[]): T[];
};

/** Mulberry32, good enough to choose by: https://github.com/bryc/code/blob/master/jshash/PRNGs.md */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (end: number) => Math.floor(next() * end);
  return {
    next,
    below,
    pick: (from) => from[below(from.length)] as (typeof from)[number],
    shuffle(from) {
      const shuffled = [...from];
      for (let at = shuffled.length - 1; at > 0; at -= 1) {
        const other = below(at + 1);
        [shuffled[at], shuffled[other]] = [shuffled[other]!, shuffled[at]!];
      }
      return shuffled;
    },
  };
}
