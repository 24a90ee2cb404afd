import { decodeTime } from 'ulid';
import { expect, test } from 'vitest';
import { createIds } from './ids.ts';

const now = Date.parse('2024-01-31T12:00:00Z');

test('ids of one instant rise', () => {
  const { ulid } = createIds();
  const made = [ulid(now), ulid(now), ulid(now), ulid(now + 1)];
  expect(made.toSorted()).toEqual(made);
});

test('an id tells the time of its request, also after one from a clock that was ahead', () => {
  const { ulid } = createIds();
  expect(decodeTime(ulid(now + 5000))).toBe(now + 5000);
  const made = [ulid(now), ulid(now)];
  expect(made.map(decodeTime)).toEqual([now, now]);
  expect(made.toSorted()).toEqual(made);
});
