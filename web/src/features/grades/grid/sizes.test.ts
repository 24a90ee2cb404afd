import { expect, it } from 'vitest';
import { totalWidth } from './sizes.ts';

it('gives the totals room for the letters or words beside them, up to the longest that are shown whole', () => {
  const widthOf = (...letters: string[]) => totalWidth(letters.map((letter) => ({ letter })));
  expect(widthOf()).toBe(120);
  expect(widthOf('A', 'B+')).toBe(120);
  expect(widthOf('Sobresaliente', 'Notable')).toBe(197);
  expect(widthOf('Twenty letters of it')).toBe(218);
});
