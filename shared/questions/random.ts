/** A whole number below `end`, each as likely as the others. Whoever draws for an attempt takes `secureRandom`. */
export type Random = (end: number) => number;

/**
 * Chances that nobody can work out from others: with a generator that can be computed, who sees the order of
 * options could go back to the order in which they are stored, which is the key of an ordering.
 */
export const secureRandom: Random = (end) => {
  // What lies above the last whole multiple of `end` would make small numbers likelier.
  const limit = Math.floor(2 ** 32 / end) * end;
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while ((drawn[0] ?? 0) >= limit);
  return (drawn[0] ?? 0) % end;
};

/** Fisher and Yates, as Durstenfeld has it (https://doi.org/10.1145/364520.364540). */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(random(rest.length), 1));
}
