import { expect, it } from 'vitest';
import { instantOf, typedInstant } from './typed-instant.ts';

it('an instant is typed to the minute where the reader is, and is the same again', () => {
  const typed = typedInstant('2026-03-01T10:42:00.000Z');
  expect(typed).toMatch(/^2026-0[23]-\d\dT\d\d:\d2$/);
  expect(instantOf(typed)).toBe('2026-03-01T10:42:00.000Z');
});

it('no instant is an empty field', () => {
  expect(typedInstant(null)).toBe('');
  expect(instantOf('')).toBeNull();
});
