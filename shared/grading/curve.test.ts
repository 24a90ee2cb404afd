import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Mark } from '#shared/schemas/marks.ts';
import { curved, overridden, unexcused, withDecisions, withoutOverride } from './by-hand.ts';
import { curvedPoints } from './curve.ts';

const most = 100_000;
const half = { by: 'percent', value: 150, isCapped: true } as const;
const made = (
  points: number | null,
): Pick<Mark, 'source' | 'earned' | 'points' | 'status' | 'releasedAt'> => ({
  source: { kind: 'hand' },
  earned: points === null ? null : { points, most },
  points,
  status: points === null ? 'open' : 'marked',
  releasedAt: null,
});

it('adds points or takes percent of each, rounded half up, from nothing to the most', () => {
  const by = (points: number, by: 'points' | 'percent', value: number, isCapped = true) =>
    curvedPoints(points, most, { by, value, isCapped });
  expect(by(50_000, 'points', 20_000)).toBe(70_000);
  expect(by(90_000, 'points', 20_000)).toBe(most);
  expect(by(90_000, 'points', 20_000, false)).toBe(110_000);
  expect(by(10_000, 'points', -20_000)).toBe(0);
  expect(by(33_333, 'percent', 150)).toBe(50_000);
  // A cap takes nothing from who has more already.
  expect(by(120_000, 'points', 5000)).toBe(120_000);
});

it('keeps the order of those who have marks', () => {
  const points = fc.integer({ min: 0, max: 10_000_000 });
  const rule = fc.record({
    by: fc.constantFrom('points' as const, 'percent' as const),
    value: fc.integer({ min: 0, max: 10_000 }),
    isCapped: fc.boolean(),
  });
  fc.assert(
    fc.property(points, points, points, rule, (one, other, of, by) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(curvedPoints(less, of, by)).toBeLessThanOrEqual(curvedPoints(more, of, by));
    }),
  );
});

it('stands in the mark, over those before and beneath what somebody sets, and holds for what comes later', () => {
  const once = curved(made(40_000), half);
  expect(once).toMatchObject({ points: 60_000, adjustments: [{ kind: 'curve', from: 40_000 }] });
  const again = curved(once, { by: 'points', value: 10_000, isCapped: true });
  expect(again).toMatchObject({
    points: 70_000,
    adjustments: [{ from: 40_000 }, { kind: 'curve', from: 60_000 }],
  });
  expect(withDecisions(again, made(20_000)).points).toBe(40_000);
  const set = overridden(once, { at: '2026-01-01T00:00:00.000Z', reason: 'A reason', to: 5 });
  expect(withoutOverride(unexcused(set))).toEqual(once);
  const later = withDecisions(set, made(60_000));
  expect(later).toMatchObject({
    points: 5,
    adjustments: [
      { kind: 'curve', from: 60_000, to: 90_000 },
      { kind: 'override', from: 90_000 },
    ],
  });
  // While nothing is earned, it waits.
  const waiting = withDecisions(once, made(null));
  expect(waiting).toMatchObject({ points: null, adjustments: [{ kind: 'curve', to: null }] });
  expect(withDecisions(waiting, made(20_000)).points).toBe(30_000);
});
