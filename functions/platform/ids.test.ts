import { decodeTime } from 'ulid';
import { expect, test } from 'vitest';
import { createIds } from './ids.ts';

const now = Date.parse('2024-01-31T12:00:00Z');

test('ids rise, also where a request comes a moment late', () => {
  const { ulid } = createIds();
  const made = [ulid(now), ulid(now), ulid(now - 20), ulid(now + 1)];
  expect(made.toSorted()).toEqual(made);
});

test('an id tells its time again once a clock that was ahead has been set back', () => {
  const { ulid } = createIds();
  ulid(now + 86_400_000);
  const first = ulid(now);
  expect(decodeTime(first)).toBe(now);
  expect(ulid(now) > first).toBe(true);
});
