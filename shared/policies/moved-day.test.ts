import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isFree, movedDay } from './moved-day.ts';

const none = new Set<string>();
/** 10 September 2026 is a Thursday. */
const plain = { startsOn: '2026-09-10', skipsWeekends: false, daysOff: none };
const working = { ...plain, skipsWeekends: true };

it.each([
  ['as it is', 3, 0, plain, 3],
  ['forwards', 3, 7, plain, 10],
  ['back', 10, -3, plain, 7],
  ['to the first day', 3, -3, plain, 0],
  ['before the first day', 3, -4, plain, null],
  ['to the last that there can be', 990, 10, plain, 1000],
  ['further than a course can be long', 990, 11, plain, null],
  ['onto a Friday', 0, 1, working, 1],
  ['from a Saturday to Monday', 0, 2, working, 4],
  ['from a Sunday to Monday', 0, 3, working, 4],
  ['back onto a Sunday: on to Monday', 10, -7, working, 4],
  ['not at all, where it stood on a weekend', 2, 0, working, 4],
  ['over a day off', 0, 4, { ...working, daysOff: new Set(['2026-09-14']) }, 5],
  [
    'over a weekend with days off around it',
    0,
    1,
    { ...working, daysOff: new Set(['2026-09-11', '2026-09-14', '2026-09-15']) },
    6,
  ],
  ['over a day off on which others work', 0, 1, { ...plain, daysOff: new Set(['2026-09-11']) }, 2],
  [
    'over the 29th of February',
    0,
    1,
    { ...plain, startsOn: '2028-02-28', daysOff: new Set(['2028-02-29']) },
    2,
  ],
  [
    'in a course without a first day, which knows no weekends',
    0,
    2,
    { ...working, startsOn: null },
    2,
  ],
])('moves a day %s', (_, day, by, calendar, moved) => {
  expect(movedDay(day, by, calendar)).toBe(moved);
});

it('never comes to a free day, nor passes one that is not', () => {
  fc.assert(
    fc.property(
      fc.nat(300),
      fc.integer({ min: -50, max: 300 }),
      fc.boolean(),
      fc.uniqueArray(fc.nat(400), { maxLength: 40 }),
      (day, by, skipsWeekends, off) => {
        const dates = off.map((one) =>
          new Date(Date.parse('2026-09-10') + one * 86_400_000).toISOString().slice(0, 10),
        );
        const calendar = { ...plain, skipsWeekends, daysOff: new Set(dates) };
        const moved = movedDay(day, by, calendar);
        expect(moved === null).toBe(day + by < 0);
        if (moved === null) return;
        const passed = Array.from({ length: moved - day - by }, (_, at) => day + by + at);
        expect([...passed, moved].map((one) => isFree(one, calendar))).toEqual([
          ...passed.map(() => true),
          false,
        ]);
      },
    ),
  );
});
