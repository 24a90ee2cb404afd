import { expect, it } from 'vitest';
import { directionOf } from './direction-of.ts';

const score = (points: number, most: number) => ({ points, most });

it.each([
  [score(10, 30), score(20, 30), 'up'],
  [score(20, 30), score(10, 30), 'down'],
  [score(0, 30), score(0, 20), 'same'],
  [score(20, 30), score(20, 20), 'up'],
  [score(10, 30), score(0, 20), 'down'],
  [score(0, 30), score(0, 30), 'same'],
])('from %j to %j goes %s', (from, to, direction) => {
  expect(directionOf({ from, to })).toBe(direction);
});
