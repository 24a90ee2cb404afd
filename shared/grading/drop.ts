import { compare, ratio, type Ratio } from './ratio.ts';

export type DropRules = {
  dropLowest: number;
  dropHighest: number;
  itemsCount: 'byPoints' | 'equally';
  /** Points that are earned beside the parts. */
  extra: number;
};

/** Of an item: what was earned of how much, which is above zero. */
type Part = { itemId: string; points: number; most: number };

export type Dropped = { itemId: string; because: 'lowest' | 'highest' };

const ratioOf = ({ points, most }: Part): Ratio => ratio(points, most);

/** What parts come to, of which there is one at least. */
const together = (parts: readonly Part[], extra: number): Ratio =>
  ratio(
    parts.reduce((sum, { points }) => sum + points, extra),
    parts.reduce((sum, { most }) => sum + most, 0),
  );

const byId = (a: Part, b: Part) => (a.itemId < b.itemId ? -1 : 1);

/** The parts in the order in which they are dropped; of equal ones the one whose id comes first. */
function ranked(parts: readonly Part[], because: Dropped['because'], value: (part: Part) => Ratio) {
  const way = because === 'lowest' ? 1 : -1;
  return parts.toSorted((a, b) => way * compare(value(a), value(b)) || byId(a, b));
}

/**
 * Of all ways to drop so many, the one without which the sum of points over the sum of mosts is highest (or lowest):
 * Dinkelbach's iteration for ratios of sums (Management Science 13, 1967), which Kane and Kane gave for grades
 * (https://cseweb.ucsd.edu/~dakane/droplowest.pdf). It ends at the best ratio, since each round is better than the one before.
 */
function byPoints(
  parts: readonly Part[],
  many: number,
  because: Dropped['because'],
  extra: number,
): Part[] {
  const way = because === 'lowest' ? 1 : -1;
  // Of any choice, so that the iteration begins at what can be.
  let best = together(ranked(parts, because, ratioOf).slice(many), extra);
  for (;;) {
    const { part, of } = best;
    // How far each is above or below what it would have at that ratio.
    const order = ranked(parts, because, ({ points, most }) => ({
      part: BigInt(points) * of - BigInt(most) * part,
      of: 1n,
    }));
    const next = together(order.slice(many), extra);
    if (way * compare(next, best) <= 0) return order.slice(0, many);
    best = next;
  }
}

function one(
  parts: readonly Part[],
  many: number,
  because: Dropped['because'],
  { itemsCount, extra }: DropRules,
): Dropped[] {
  // One is left at least: of nothing there is no grade.
  const most = Math.max(0, Math.min(many, parts.length - 1));
  if (most === 0) return [];
  const gone =
    itemsCount === 'equally'
      ? ranked(parts, because, ratioOf).slice(0, most)
      : byPoints(parts, most, because, extra);
  return gone.toSorted(byId).map(({ itemId }) => ({ itemId, because }));
}

/**
 * The marks of a category that are left out: first those without which it is highest, then, of what is left, those
 * without which it is lowest. It does not depend on the order of the parts.
 */
export function drop(parts: readonly Part[], rules: DropRules): Dropped[] {
  const lowest = one(parts, rules.dropLowest, 'lowest', rules);
  const gone = new Set(lowest.map(({ itemId }) => itemId));
  const left = parts.filter(({ itemId }) => !gone.has(itemId));
  return [...lowest, ...one(left, rules.dropHighest, 'highest', rules)];
}
