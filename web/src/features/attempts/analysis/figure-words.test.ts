import { expect, it } from 'vitest';
import { easeOf, separationOf, worstFirst } from './figure-words.ts';

const figures = (discrimination: number | null, facility: number | null = 5000) => ({
  facility,
  discrimination,
  scored: 30,
});

it.each([
  [null, 'unknown'],
  [-1, 'reversed'],
  [0, 'none'],
  [1999, 'none'],
  [2000, 'some'],
  [4000, 'good'],
] as const)('a question that discriminates with %s separates: %s', (value, words) => {
  expect(separationOf(figures(value))).toBe(words);
});

it.each([
  [null, 'unknown'],
  [-200, 'hard'],
  [2999, 'hard'],
  [3000, 'middle'],
  [8500, 'middle'],
  [8501, 'easy'],
] as const)('a question of which %s was earned is: %s', (value, words) => {
  expect(easeOf(figures(0, value))).toBe(words);
});

it('those that discriminate badly come first, and those of which it is not known last', () => {
  const sorted = worstFirst([figures(null), figures(5000), figures(-100), figures(0)]);
  expect(sorted.map(({ discrimination }) => discrimination)).toEqual([-100, 0, 5000, null]);
});
