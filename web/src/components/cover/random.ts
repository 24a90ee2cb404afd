/** A small number that is always the same for the same text (FNV-1a). */
function seedOf(text: string): number {
  let hash = 2166136261;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

export type Random = {
  /** A number from `low` up to `high`, rounded to tenths. */
  between: (low: number, high: number) => number;
  /** A whole number below `count`. */
  below: (count: number) => number;
};

/** Numbers that look random and are always the same for the same text (mulberry32). */
export function randomOf(text: string): Random {
  let state = seedOf(text);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (low, high) => Math.round((low + next() * (high - low)) * 10) / 10,
    below: (count) => Math.floor(next() * count),
  };
}
