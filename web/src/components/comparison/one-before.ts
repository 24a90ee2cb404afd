/** Of some submissions the one that was handed in last before a number; undefined: there is none. */
export const oneBefore = <One extends { number: number }>(
  all: readonly One[],
  number: number,
): One | undefined =>
  all.filter((one) => one.number < number).toSorted((one, other) => other.number - one.number)[0];
