import { expect, it } from 'vitest';
import { neighborsIn } from './neighbors-in.ts';

it.each([
  ['a', undefined, 'b'],
  ['b', 'a', 'c'],
  ['c', 'b', undefined],
  ['elsewhere', undefined, 'a'],
])('around %s stand %s and %s', (name, before, next) => {
  expect(neighborsIn(['a', 'b', 'c'], (one) => one === name)).toEqual({ before, next });
});
