import { expect, it } from 'vitest';
import { easeOf, separationOf } from './figure-words.ts';

it.each([
  [null, 'unknown'],
  [-1, 'reversed'],
  [0, 'none'],
  [1999, 'none'],
  [2000, 'some'],
  [4000, 'good'],
] as const)('a question that discriminates with %s separates: %s', (value, words) => {
  expect(separationOf({ discrimination: value })).toBe(words);
});

it.each([
  [null, 'unknown'],
  [-200, 'hard'],
  [2999, 'hard'],
  [3000, 'middle'],
  [8500, 'middle'],
  [8501, 'easy'],
] as const)('a question of which %s was earned is: %s', (value, words) => {
  expect(easeOf({ facility: value })).toBe(words);
});
