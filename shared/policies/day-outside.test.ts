import { expect, it } from 'vitest';
import { isDayOutside } from './day-outside.ts';

const course = { startsOn: '2027-03-01', endsOn: '2027-03-31' };

it('is within the course to its last day', () => {
  expect([0, 30, 31].map((day) => isDayOutside(course, day))).toEqual([false, false, true]);
});

it('is never outside a course without an end, and always without a start', () => {
  expect(isDayOutside({ ...course, endsOn: null }, 1000)).toBe(false);
  expect(isDayOutside({ ...course, startsOn: null }, 0)).toBe(true);
  expect(isDayOutside({ ...course, startsOn: null }, null)).toBe(false);
});
