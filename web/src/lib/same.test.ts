import { expect, it } from 'vitest';
import { same } from './same.ts';

it.each([
  [
    'parts in another order',
    { a: 1, b: { c: [1, 2], d: null } },
    { b: { d: null, c: [1, 2] }, a: 1 },
  ],
  ['a part that is not sent', { a: 1, b: undefined }, { a: 1 }],
  ['nothing', null, null],
])('Two values are the same: %s', (_, one, other) => {
  expect(same(one, other)).toBe(true);
  expect(same(other, one)).toBe(true);
});

it.each([
  ['a part without a value and another with one', { a: undefined }, { b: 1 }],
  ['as many parts, one of them not sent', { a: undefined, c: 1 }, { b: 2, c: 1 }],
  ['a list and its parts', ['x'], { 0: 'x' }],
  ['a list with a hole at its end', ['x', undefined], ['x']],
  ['nothing and a part', null, {}],
  ['another order in a list', [1, 2], [2, 1]],
  ['deep inside', { a: { b: [{ c: 1 }] } }, { a: { b: [{ c: 2 }] } }],
  ['a name that every object inherits', { toString: undefined, a: 1 }, { b: 1 }],
])('Two values are not the same: %s', (_, one, other) => {
  expect(same(one, other)).toBe(false);
  expect(same(other, one)).toBe(false);
});
