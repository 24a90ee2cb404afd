import fc from 'fast-check';
import { expect, test } from 'vitest';
import { watchedAfter, watchedPercent } from './watched.ts';

const before = { positionSeconds: 10, watchedSeconds: 10, reportedAt: 0 };
const at = (positionSeconds: number, now: number) =>
  watchedAfter(before, { positionSeconds, now, duration: 100 });

test.each([
  ['what was played counts', 25, 15_000, 25],
  ['at double speed too', 40, 15_000, 40],
  ['a leap counts for no more than could be played', 100, 15_000, 40],
  ['going back counts nothing', 0, 15_000, 10],
  ['a clock that goes back counts nothing', 20, -5000, 10],
])('%s', (_, position, now, watched) => {
  expect(at(position, now)).toBe(watched);
});

test('there is never more watched than there is, nor less than before', () => {
  const report = fc.record({ positionSeconds: fc.nat(200), after: fc.nat(60_000) });
  fc.assert(
    fc.property(fc.array(report), (reports) => {
      let now = 0;
      let state = { positionSeconds: 0, watchedSeconds: 0, reportedAt: null as number | null };
      for (const { positionSeconds, after } of reports) {
        now += after;
        const watchedSeconds = watchedAfter(state, { positionSeconds, now, duration: 100 });
        expect(watchedSeconds).toBeGreaterThanOrEqual(state.watchedSeconds);
        expect(watchedSeconds).toBeLessThanOrEqual(Math.min(100, (2 * now) / 1000));
        state = { positionSeconds, watchedSeconds, reportedAt: now };
      }
    }),
  );
});

test('nearly all is not all', () => {
  expect(watchedPercent(99.9, 100)).toBe(99);
});
