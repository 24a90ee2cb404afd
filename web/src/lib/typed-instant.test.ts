import { expect, it } from 'vitest';
import { hearTime } from './server-now.ts';
import { instantOf, isToCome, typedInstant } from './typed-instant.ts';

it('an instant is typed to the minute where the reader is, and is the same again', () => {
  const typed = typedInstant('2026-03-01T10:42:00.000Z');
  expect(typed).toMatch(/^2026-0[23]-\d\dT\d\d:\d2$/);
  expect(instantOf(typed)).toBe('2026-03-01T10:42:00.000Z');
});

it('no instant is an empty field', () => {
  expect(typedInstant(null)).toBe('');
  expect(instantOf('')).toBeNull();
});

it('case 33: an instant is to come by the clock of the server', () => {
  const told = Date.now() + 3_600_000;
  hearTime(new Response(null, { headers: { date: new Date(told).toUTCString() } }));
  expect(isToCome(new Date(told - 60_000).toISOString())).toBe(false);
  expect(isToCome(new Date(told + 60_000).toISOString())).toBe(true);
});
