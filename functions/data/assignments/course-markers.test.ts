import { expect, it } from 'vitest';
import { sitsAt } from './course-markers.ts';

it('case 20: whoever is appointed anew sits at another seat, and has nothing of what went to the one before', () => {
  const seat = { userId: 'ada', seat: 'first' };
  expect(sitsAt({ userId: 'ada', seat: 'first' }, seat)).toBe(true);
  expect(sitsAt({ userId: 'ada', seat: 'second' }, seat)).toBe(false);
  expect(sitsAt({ userId: 'ben', seat: 'first' }, seat)).toBe(false);
  expect(sitsAt(null, seat)).toBe(false);
});
