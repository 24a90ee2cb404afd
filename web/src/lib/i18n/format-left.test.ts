import { expect, it } from 'vitest';
import { formatLeft } from './format-left.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

it.each([
  [0, '1 minute'],
  [minute - 1, '1 minute'],
  [minute, '1 minute'],
  [hour - 1, '59 minutes'],
  [hour, '1 hour'],
  [hour + 15 * minute, '1 hour, 15 minutes'],
  [day - 1, '23 hours, 59 minutes'],
  [day, '1 day'],
  [day + 59 * minute, '1 day'],
  [2 * day + 3 * hour + 59 * minute, '2 days, 3 hours'],
])('%i ms are %s', (ms, words) => {
  expect(formatLeft(ms, 'en')).toBe(words);
});

it('speaks Spanish', () => {
  expect(formatLeft(2 * day + hour, 'es')).toBe('2 días y 1 hora');
});
