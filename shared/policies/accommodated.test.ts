import { expect, it } from 'vitest';
import { accommodated } from './accommodated.ts';

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
