import { same } from '../same.ts';
import { align } from './align.ts';

/** A stretch on which both sides agree, or one that both changed from what they had seen. */
export type Stretch<T> =
  | { is: 'agreed'; items: T[] }
  | { is: 'clash'; seen: T[]; mine: T[]; theirs: T[] };

function settle<T>(seen: T[], mine: T[], theirs: T[]): Stretch<T>[] {
  if (same(mine, theirs) || same(theirs, seen)) return [{ is: 'agreed', items: mine }];
  if (same(mine, seen)) return [{ is: 'agreed', items: theirs }];
  // Both put something in at one place and touched nothing that was there: both stay.
  if (seen.length === 0) return [{ is: 'agreed', items: [...theirs, ...mine] }];
  // Neighbours that were changed one by each side: entry by entry, they are not the same.
  if (seen.length > 1 && mine.length === seen.length && theirs.length === seen.length)
    return seen.flatMap((item, at) =>
      settle([item], mine.slice(at, at + 1), theirs.slice(at, at + 1)),
    );
  return [{ is: 'clash', seen, mine, theirs }];
}

/**
 * Merges what two people made of one list. Entries that only one of them touched are as that one left them; a clash
 * holds both sides (three-way merge: https://en.wikipedia.org/wiki/Merge_(version_control)#Three-way_merge).
 */
export function mergeLists<T>(
  seen: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
): Stretch<T>[] {
  const inMine = new Map(align(seen, mine));
  const inTheirs = new Map(align(seen, theirs));
  const stretches: Stretch<T>[] = [];
  let [s, m, t] = [0, 0, 0];
  const until = (endS: number, endM: number, endT: number) => {
    if (s === endS && m === endM && t === endT) return;
    stretches.push(...settle(seen.slice(s, endS), mine.slice(m, endM), theirs.slice(t, endT)));
  };
  for (const [index, item] of seen.entries()) {
    const [atMine, atTheirs] = [inMine.get(index), inTheirs.get(index)];
    if (atMine === undefined || atTheirs === undefined) continue;
    until(index, atMine, atTheirs);
    stretches.push({ is: 'agreed', items: [item] });
    [s, m, t] = [index + 1, atMine + 1, atTheirs + 1];
  }
  until(seen.length, mine.length, theirs.length);
  return stretches;
}
