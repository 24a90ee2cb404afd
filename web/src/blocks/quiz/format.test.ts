import { expect, it } from 'vitest';
import { formatScore, formatSpan } from './format.ts';

it.each([
  [0, '0 seconds', '0 segundos'],
  [59, '59 seconds', '59 segundos'],
  [60, '1 minute', '1 minuto'],
  [2400, '40 minutes', '40 minutos'],
  [3661, '1 hour, 1 minute', '1 hora y 1 minuto'],
])('%i seconds are %j in English', (seconds, en, es) => {
  expect(formatSpan(seconds, 'en')).toBe(en);
  expect(formatSpan(seconds, 'es')).toBe(es);
});

it('points are written as people of the language do', () => {
  expect(formatScore(26_667, 'en')).toBe('2.67');
  expect(formatScore(26_667, 'es')).toBe('2,67');
  expect(formatScore(10_000, 'es')).toBe('1');
});
