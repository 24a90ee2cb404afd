/** How many questions one draw takes, and which it may take, in the order that the lot gave them. */
type Draw = { count: number; ids: readonly string[] };

/**
 * Gives each draw as many questions as it takes, none of them twice; null where that cannot be. A draw gives up a
 * question to one that finds no other, if it finds another itself: augmenting paths, so that draws which may take the
 * same questions fail only where every choice would.
 * @see https://en.wikipedia.org/wiki/Maximum_cardinality_matching
 */
export function assignDraws(draws: readonly Draw[]): string[][] | null {
  const heldBy = new Map<string, Draw>();
  function give(draw: Draw, asked: Set<string>): boolean {
    const free = draw.ids.find((id) => !heldBy.has(id));
    if (free !== undefined) {
      heldBy.set(free, draw);
      return true;
    }
    return draw.ids.some((id) => {
      const holder = heldBy.get(id);
      if (!holder || holder === draw || asked.has(id)) return false;
      asked.add(id);
      if (!give(holder, asked)) return false;
      heldBy.set(id, draw);
      return true;
    });
  }
  for (const draw of draws)
    for (let at = 0; at < draw.count; at += 1) if (!give(draw, new Set())) return null;
  return draws.map((draw) => draw.ids.filter((id) => heldBy.get(id) === draw));
}
