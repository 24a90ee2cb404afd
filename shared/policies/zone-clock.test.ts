import { expect, test } from 'vitest';
import { clockOf, isTimeZone } from './zone-clock.ts';

test('shows what the clocks of a zone show, across the end of its summer time', () => {
  const clock = clockOf('Europe/Madrid');
  expect(clock.format(Date.parse('2026-10-25T00:30:00Z'))).toBe('2026-10-25 02:30:00');
  expect(clock.format(Date.parse('2026-10-25T01:30:00Z'))).toBe('2026-10-25 02:30:00');
  expect(clock.format(Date.parse('2026-01-01T23:00:00Z'))).toBe('2026-01-02 00:00:00');
});

test('is made once for all who ask, however its zone is written', () => {
  expect(clockOf('America/Mexico_City')).toBe(clockOf('America/Mexico_City'));
  expect(clockOf('america/mexico_city').format(0)).toBe(clockOf('America/Mexico_City').format(0));
});

test('is none where there is no such zone', () => {
  expect(['Europe/Nowhere', 'Madrid', ''].map(isTimeZone)).toEqual([false, false, false]);
  expect(() => clockOf('Europe/Nowhere')).toThrow(RangeError);
});

test('keeps no more than so many, whatever names come from outside', () => {
  const first = clockOf('Europe/Lisbon');
  for (let at = 0; at < 2048; at += 1)
    clockOf(
      'europe/lisbon'.replaceAll(/[a-z]/g, (one, bit: number) =>
        (at >> bit) & 1 ? one.toUpperCase() : one,
      ),
    );
  expect(clockOf('Europe/Lisbon')).not.toBe(first);
});
