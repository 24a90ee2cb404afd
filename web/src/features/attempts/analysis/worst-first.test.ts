import { expect, it } from 'vitest';
import { worstFirst } from './worst-first.ts';

it('those that discriminate badly come first, and those of which it is not known last', () => {
  const sorted = worstFirst([null, 5000, -100, 0].map((discrimination) => ({ discrimination })));
  expect(sorted.map(({ discrimination }) => discrimination)).toEqual([-100, 0, 5000, null]);
});
