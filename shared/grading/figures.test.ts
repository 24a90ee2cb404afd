import { describe, expect, it } from 'vitest';
import {
  addSums,
  discriminationOf,
  distributionOf,
  facilityOf,
  figuresOf,
  noFigures,
  sumsOf,
} from './figures.ts';

const step = (questionId: string, points: number | null, most = 10_000) => ({
  questionId,
  points,
  most,
  isWaiting: points === null && most > 0,
  isBlank: false,
  groups: [],
});
const total = (pairs: [credit: number, rest: number][]) =>
  pairs
    .map(([credit, rest]) => sumsOf({ credit, rest, isBlank: false }))
    .reduce((sum, one) => addSums(sum, one), noFigures);

describe('what an attempt gives to the figures', () => {
  it('is the credit of each answer beside that of the rest', () => {
    const figures = figuresOf([step('a', 10_000), step('b', 5000), step('c', 0, 20_000)]);
    expect(figures.map(({ credit, rest }) => [credit, rest])).toEqual([
      [10_000, 1667],
      [5000, 3333],
      [0, 7500],
    ]);
  });

  it('leaves out what waits, and what has no points', () => {
    const figures = figuresOf([step('a', 10_000), step('b', null), step('c', null, 0)]);
    expect(figures.map(({ credit }) => credit)).toEqual([10_000, null, null]);
    expect(figures[0]?.rest).toBe(0);
    expect(figures[1]?.rest).toBe(10_000);
  });
});

describe('facility and discrimination', () => {
  it('are those worked by hand', () => {
    // Means 0.6 and 0.52; 0.54 / √(1.2 × 0.368) = 0.8126.
    const sums = total([
      [10_000, 9000],
      [10_000, 7000],
      [0, 4000],
      [10_000, 5000],
      [0, 1000],
    ]);
    expect(facilityOf(sums)).toBe(6000);
    expect(discriminationOf(sums)).toBe(8126);
  });

  it('are nothing where nobody answered, or all are alike', () => {
    expect(facilityOf(noFigures)).toBeNull();
    expect(discriminationOf(noFigures)).toBeNull();
    expect(
      discriminationOf(
        total([
          [5000, 100],
          [5000, 900],
        ]),
      ),
    ).toBeNull();
    expect(
      discriminationOf(
        total([
          [0, 700],
          [5000, 700],
        ]),
      ),
    ).toBeNull();
  });

  it('reach from minus all to all', () => {
    expect(
      discriminationOf(
        total([
          [0, 0],
          [10_000, 10_000],
        ]),
      ),
    ).toBe(10_000);
    expect(
      discriminationOf(
        total([
          [0, 10_000],
          [10_000, 0],
        ]),
      ),
    ).toBe(-10_000);
  });

  it('come to the same in any order, and to nothing when all is taken away', () => {
    const all = [1, 2, 3, 4].map((at) =>
      sumsOf({ credit: at * 1111, rest: at * 77, isBlank: false }),
    );
    const [one, other] = [all, all.toReversed()].map((some) =>
      some.reduce((sum, next) => addSums(sum, next), noFigures),
    );
    expect(one).toEqual(other);
    expect(all.reduce((sum, next) => addSums(sum, next, -1), one ?? noFigures)).toEqual(noFigures);
  });
});

it('tells the groups that were given most, and the others together', () => {
  const counts = [
    ['b', 2],
    ['a', 2],
    ['c', 9],
    ['gone', 0],
    ['d', 1],
  ] as const;
  expect(distributionOf(counts, 3, 2)).toEqual({
    groups: [
      { group: 'c', count: 9 },
      { group: 'a', count: 2 },
    ],
    others: 6,
  });
});
