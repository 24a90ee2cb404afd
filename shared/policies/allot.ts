/** So many people in each group at the most, or into so many groups. */
export type AllotmentRule = { by: 'size' | 'groups'; n: number };

export type Division = { groups: number; smallest: number; largest: number };

/** Divides people evenly: no group has more than one person more than another, and none is empty. */
export function divided(people: number, { by, n }: AllotmentRule): Division {
  if (people === 0) return { groups: 0, smallest: 0, largest: 0 };
  const groups = by === 'size' ? Math.ceil(people / n) : Math.min(n, people);
  return { groups, smallest: Math.floor(people / groups), largest: Math.ceil(people / groups) };
}

/**
 * Which group each of so many people comes into, by chance: a shuffled row, dealt out.
 * @param random gives a whole number from 0 up to, and without, its argument
 */
export function dealt(people: number, groups: number, random: (end: number) => number): number[] {
  const row = Array.from({ length: people }, (_, at) => at);
  // Fisher and Yates, from behind.
  for (let at = people - 1; at > 0; at -= 1) {
    const other = random(at + 1);
    [row[at], row[other]] = [row[other]!, row[at]!];
  }
  return row.map((place) => place % groups);
}
