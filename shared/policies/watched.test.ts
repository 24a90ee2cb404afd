import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Stretch, type Watched, watchedAfter, watchedPercent } from './watched.ts';

const duration = 600;
const begun: Watched = { positionSeconds: 10, played: [[0, 10]], credit: 0, reportedAt: 0 };
const minute = 60_000;

/** The stretches that are played after some reports, each so long after the one before. */
function after(before: Watched, ...reports: [position: number, ms: number][]): Watched {
  let state = before;
  for (const [positionSeconds, ms] of reports) {
    const now = (state.reportedAt ?? 0) + ms;
    const counted = watchedAfter(state, { positionSeconds, now, duration });
    state = { positionSeconds, reportedAt: now, ...counted };
  }
  return state;
}

test.each<[string, [number, number][], Stretch[]]>([
  ['what was played counts', [[25, 15_000]], [[0, 25]]],
  ['at double speed too', [[40, 15_000]], [[0, 40]]],
  [
    'a leap counts nothing, what is played behind it does',
    [
      [500, 1000],
      [515, 15_000],
    ],
    [
      [0, 10],
      [500, 515],
    ],
  ],
  [
    'a leap to the end counts nothing, however long it was paused before',
    [[600, 60 * minute]],
    [[0, 10]],
  ],
  [
    'going back counts nothing, and what is seen twice counts once',
    [
      [0, 15_000],
      [10, 15_000],
    ],
    [[0, 10]],
  ],
  ['a clock that goes back counts nothing', [[20, -5000]], [[0, 10]]],
  [
    'a report that is late takes nothing from the next, which came too early',
    [
      [20, 15_000],
      [40, 5000],
    ],
    [[0, 40]],
  ],
  [
    'two parts that meet are one',
    [
      [300, 0],
      [330, 15_000],
      [0, 0],
      [100, minute],
    ],
    [
      [0, 100],
      [300, 330],
    ],
  ],
  [
    'nothing counts behind the end',
    [
      [590, 0],
      [700, minute],
    ],
    [
      [0, 10],
      [590, 600],
    ],
  ],
])('%s', (_, reports, played) => {
  expect(after(begun, ...reports).played).toEqual(played);
});

test('the first report only says where somebody begins', () => {
  const first = { positionSeconds: 0, played: [], credit: 0, reportedAt: null };
  expect(watchedAfter(first, { positionSeconds: 600, now: 0, duration })).toEqual({
    played: [],
    credit: 0,
  });
});

test('whatever is reported, no more is watched than could be played in the time, nor less than before', () => {
  const report = fc.record({ to: fc.nat(800), ms: fc.integer({ min: -1000, max: 10 * minute }) });
  const seconds = (played: Stretch[]) => played.reduce((sum, [from, to]) => sum + to - from, 0);
  fc.assert(
    fc.property(fc.array(report), (reports) => {
      let state: Watched = { positionSeconds: 0, played: [], credit: 0, reportedAt: null };
      let passed = 0;
      for (const { to, ms } of reports) {
        if (state.reportedAt !== null) passed += Math.max(0, ms);
        const next = after(state, [to, ms]);
        expect(seconds(next.played)).toBeGreaterThanOrEqual(seconds(state.played));
        expect(seconds(next.played)).toBeLessThanOrEqual(Math.min(duration, (2 * passed) / 1000));
        expect(
          next.played.every(
            ([from, end], at) => from < end && end < (next.played[at + 1]?.[0] ?? Infinity),
          ),
        ).toBe(true);
        state = next;
      }
    }),
  );
});

test('of one film only so many parts are kept, the shortest go', () => {
  const reports = Array.from({ length: 100 }, (_, at): [number, number][] => [
    [594 - at * 6, 0],
    [594 - at * 6 + (at < 40 ? 1 : 2), 10_000],
  ]).flat();
  const { played } = after({ ...begun, played: [] }, ...reports);
  expect(played).toHaveLength(60);
  expect(played.every(([from, to]) => to - from === 2)).toBe(true);
});

test('nearly all is not all', () => {
  expect(watchedPercent([[0, 99.9]], 100)).toBe(99);
  expect(
    watchedPercent(
      [
        [0, 50],
        [60, 100],
      ],
      100,
    ),
  ).toBe(90);
});

test('a film that became shorter is watched as far as it goes', () => {
  expect(
    watchedPercent(
      [
        [0, 50],
        [90, 300],
      ],
      100,
    ),
  ).toBe(60);
});
