import { expect, it } from 'vitest';
import { formatAge } from './format-age.ts';

const now = Date.parse('2025-03-10T12:00:00.000Z');

it.each([
  ['2025-03-07T11:00:00.000Z', 'en', '3 days'],
  ['2025-03-09T13:00:00.000Z', 'es', '23 horas'],
  ['2025-03-10T11:59:30.000Z', 'en', '0 minutes'],
  ['2025-03-10T12:01:00.000Z', 'en', '0 minutes'],
] as const)('what waits since %s waits, in %s, for %s', (instant, language, words) => {
  expect(formatAge(instant, language, now)).toBe(words);
});
