import { expect, it } from 'vitest';
import { createServerClock } from './server-clock.ts';

it('case 33: counts on from what the server told, whatever the clock of the device says', () => {
  let counted = 5000;
  const clock = createServerClock('2026-03-01T10:00:00.000Z', () => counted);
  expect(clock.until('2026-03-01T10:30:00.000Z')).toBe(1_800_000);
  counted += 60_000;
  expect(clock.until('2026-03-01T10:30:00.000Z')).toBe(1_740_000);
  expect(new Date(clock.now()).toISOString()).toBe('2026-03-01T10:01:00.000Z');
});

it('knows no time below none, and no end where there is none', () => {
  const clock = createServerClock('2026-03-01T10:00:00.000Z', () => 0);
  expect(clock.until('2026-03-01T09:00:00.000Z')).toBe(0);
  expect(clock.until(null)).toBeNull();
});
