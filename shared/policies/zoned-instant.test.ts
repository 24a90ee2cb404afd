import { expect, test } from 'vitest';
import { zonedInstant } from './zoned-instant.ts';

test.each([
  ['2026-01-15', '18:00', 'Europe/Madrid', '2026-01-15T17:00:00.000Z'],
  ['2026-07-15', '18:00', 'Europe/Madrid', '2026-07-15T16:00:00.000Z'],
  ['2026-03-29', '23:30', 'Europe/Madrid', '2026-03-29T21:30:00.000Z'],
  ['2026-10-25', '00:30', 'Europe/Madrid', '2026-10-24T22:30:00.000Z'],
  ['2026-01-15', '18:00', 'America/Mexico_City', '2026-01-16T00:00:00.000Z'],
  ['2026-01-15', '00:15', 'Asia/Kathmandu', '2026-01-14T18:30:00.000Z'],
  ['2026-01-15', '12:00', 'Pacific/Kiritimati', '2026-01-14T22:00:00.000Z'],
])('when clocks show %s %s in %s', (day, time, zone, instant) => {
  expect(new Date(zonedInstant(day, time, zone)).toISOString()).toBe(instant);
});
