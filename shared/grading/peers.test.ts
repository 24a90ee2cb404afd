import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjustmentSchema } from '#shared/schemas/adjustments.ts';
import { peersAdjustment, reviewsIn } from './peers.ts';

/** Worked by hand: percent of the mark, what reviews gave, what who marks gave, the median, and what is left. */
const cases: [number, number[], number, number, number][] = [
  // One review is its own median.
  [50, [60_000], 80_000, 60_000, 70_000],
  [100, [60_000], 80_000, 60_000, 60_000],
  [1, [0], 80_000, 0, 79_200],
  // Of two, what lies between them.
  [50, [60_000, 70_000], 80_000, 65_000, 72_500],
  [30, [60_000, 75_000], 80_000, 67_500, 76_250],
  [20, [90_000, 100_000], 50_000, 95_000, 59_000],
  // Of three, the one in the middle, in whatever order they came.
  [30, [75_000, 60_000, 90_000], 80_000, 75_000, 78_500],
  [30, [90_000, 75_000, 60_000], 80_000, 75_000, 78_500],
  // One that is far out moves nothing.
  [30, [0, 75_000, 76_000], 80_000, 75_000, 78_500],
  [30, [74_000, 75_000, 100_000], 80_000, 75_000, 78_500],
  // Of four, between the two in the middle.
  [40, [10_000, 70_000, 80_000, 100_000], 60_000, 75_000, 66_000],
  // Half of a ten-thousandth is rounded up, once: the half of the median is not rounded before.
  [50, [1, 2], 1, 2, 1],
  [50, [2, 3], 2, 3, 2],
  [50, [1], 2, 1, 2],
  [100, [1, 2], 0, 2, 2],
  [99, [1, 2], 0, 2, 1],
  // Nothing from either side is nothing.
  [50, [0, 0], 0, 0, 0],
  // As much as is given by both stays.
  [37, [80_000, 80_000, 80_000], 80_000, 80_000, 80_000],
  // The marker's nothing is raised, and their most is lowered.
  [25, [100_000], 0, 100_000, 25_000],
  [25, [0], 100_000, 0, 75_000],
];

describe('how much of the mark reviews make', () => {
  it.each(cases)('%d %% of %j beside %d: median %d, %d', (percent, reviews, given, median, to) => {
    const adjustment = peersAdjustment({ percentOfMark: percent }, reviews, given);
    expect(adjustment).toEqual({
      kind: 'peers',
      percent,
      reviews: reviews.toSorted((a, b) => a - b),
      median,
      from: given,
      to,
    });
    expect(adjustmentSchema.parse(adjustment)).toEqual(adjustment);
  });

  it('leaves the marker’s alone where there are none, or where they are advice', () => {
    expect(peersAdjustment({ percentOfMark: 50 }, [], 80_000)).toBeNull();
    expect(peersAdjustment({ percentOfMark: 0 }, [60_000], 80_000)).toBeNull();
    expect(peersAdjustment(null, [60_000], 80_000)).toBeNull();
  });

  it('lies between what who marks gave and the median, whatever these are', () => {
    const points = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.array(points, { minLength: 1, maxLength: 10 }),
        points,
        (percentOfMark, reviews, given) => {
          const adjustment = peersAdjustment({ percentOfMark }, reviews, given);
          if (!adjustment) throw new Error('They count.');
          const { median, to } = adjustment;
          expect(to).toBeGreaterThanOrEqual(Math.min(given, median - 1));
          expect(to).toBeLessThanOrEqual(Math.max(given, median));
          expect(reviewsIn([adjustment])).toEqual(reviews.toSorted((a, b) => a - b));
        },
      ),
    );
    expect(reviewsIn([])).toEqual([]);
  });
});
