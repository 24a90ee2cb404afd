const full = 10_000;

/** Options of which one is right: it earns all, and what earned all until now nothing. */
export const rightOne = <O extends { optionId: string; weight: number }>(
  options: readonly O[],
  optionId: string,
): O[] =>
  options.map((one) => {
    if (one.optionId === optionId) return { ...one, weight: full };
    return one.weight === full ? { ...one, weight: 0 } : one;
  });
