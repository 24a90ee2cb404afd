import fc from 'fast-check';
import { expect, it } from 'vitest';
import { idOf } from '#test/support/book-of.ts';
import { drop } from './drop.ts';
import { compare, ratio, type Ratio } from './ratio.ts';

const part = fc.record({
  points: fc.integer({ min: 0, max: 120 }),
  most: fc.integer({ min: 1, max: 100 }),
});
const parts = fc
  .array(part, { minLength: 1, maxLength: 8 })
  .map((all) => all.map((one, at) => ({ ...one, itemId: idOf('T', at) })));
type Part = { itemId: string; points: number; most: number };

const together = (all: readonly Part[], extra: number): Ratio =>
  ratio(
    all.reduce((sum, { points }) => sum + points, extra),
    all.reduce((sum, { most }) => sum + most, 0),
  );

/** All ways to keep so many of them. */
function choices(all: readonly Part[], keep: number): Part[][] {
  if (keep === 0) return [[]];
  const [first, ...rest] = all;
  if (!first || all.length < keep) return [];
  return [...choices(rest, keep - 1).map((one) => [first, ...one]), ...choices(rest, keep)];
}

const rules = { itemsCount: 'byPoints' as const, dropLowest: 0, dropHighest: 0, extra: 0 };
const left = (all: readonly Part[], changes: Partial<typeof rules>) => {
  const gone = new Set(drop(all, { ...rules, ...changes }).map(({ itemId }) => itemId));
  return all.filter(({ itemId }) => !gone.has(itemId));
};

it('finds what no other choice betters, by points', () => {
  fc.assert(
    fc.property(parts, fc.integer({ min: 0, max: 7 }), fc.nat(200), (all, many, extra) => {
      const keep = Math.max(1, all.length - many);
      const made = (some: readonly Part[]) => together(some, extra);
      const ratios = choices(all, keep).map(made);
      const highest = ratios.reduce((a, b) => (compare(b, a) > 0 ? b : a));
      const lowest = ratios.reduce((a, b) => (compare(b, a) < 0 ? b : a));
      const low = left(all, { dropLowest: many, extra });
      const high = left(all, { dropHighest: many, extra });
      expect([low.length, high.length]).toEqual([keep, keep]);
      expect(compare(made(low), highest)).toBe(0);
      expect(compare(made(high), lowest)).toBe(0);
    }),
    { numRuns: 500 },
  );
});

it('drops the lowest parts, where all count equally', () => {
  const all = [
    { itemId: 'a', points: 9, most: 10 },
    { itemId: 'b', points: 40, most: 100 },
    { itemId: 'c', points: 4, most: 5 },
  ];
  const dropped = drop(all, { ...rules, itemsCount: 'equally', dropLowest: 1, dropHighest: 1 });
  expect(dropped).toEqual([
    { itemId: 'b', because: 'lowest' },
    { itemId: 'a', because: 'highest' },
  ]);
});

it('drops of equal ones that whose id comes first, in whatever order they come', () => {
  const all = ['a', 'b', 'c'].map((itemId) => ({ itemId, points: 5, most: 10 }));
  const one = { ...rules, dropLowest: 1 };
  expect(drop(all, one)).toEqual([{ itemId: 'a', because: 'lowest' }]);
  expect(drop(all.toReversed(), one)).toEqual([{ itemId: 'a', because: 'lowest' }]);
});

it('leaves one, and drops nothing of nothing', () => {
  expect(left([{ itemId: 'a', points: 1, most: 2 }], { dropLowest: 3 })).toHaveLength(1);
  expect(drop([], { ...rules, dropLowest: 1, dropHighest: 1 })).toEqual([]);
});
