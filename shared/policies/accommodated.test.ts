import { expect, it } from 'vitest';
import { accommodated, mostGenerous } from './accommodated.ts';

const rules = { minutes: 30, attempts: 2 };

it('gives more time in percent, to the whole minute, and more attempts', () => {
  const more = (morePercent: number, moreAttempts = 0) =>
    accommodated(rules, { morePercent, moreAttempts });
  expect(more(50)).toEqual({ minutes: 45, attempts: 2 });
  expect(more(25, 1)).toEqual({ minutes: 38, attempts: 3 });
  expect(more(0, 20).attempts).toBe(20);
  expect(accommodated(rules, null)).toBe(rules);
});

it('gives nothing to add to where there is no limit', () => {
  const free = { minutes: null, attempts: 1 };
  expect(accommodated(free, { morePercent: 50, moreAttempts: 0 })).toEqual(free);
});

it('takes the most generous of each part where several groups have something different', () => {
  const none = { morePercent: 0, moreAttempts: 0, opensAt: null, closesAt: null };
  const [first, second] = ['2026-03-01T08:00:00.000Z', '2026-03-02T08:00:00.000Z'];
  expect(mostGenerous([])).toBeNull();
  expect(mostGenerous([none])).toEqual(none);
  expect(
    mostGenerous([
      { ...none, morePercent: 50, opensAt: second },
      { morePercent: 25, moreAttempts: 2, opensAt: first, closesAt: first },
      { ...none, closesAt: second },
    ]),
  ).toEqual({ morePercent: 50, moreAttempts: 2, opensAt: first, closesAt: second });
});
