import { describe, expect, it } from 'vitest';
import { assignDraws } from './assign-draws.ts';

describe('what several draws take', () => {
  it('is what each finds first, and nothing twice', () => {
    const draws = [
      { count: 2, ids: ['a', 'b', 'c'] },
      { count: 1, ids: ['b', 'c', 'd'] },
    ];
    expect(assignDraws(draws)).toEqual([['a', 'b'], ['c']]);
  });

  it('is given up to a draw that finds nothing else, over several of them', () => {
    const draws = [
      { count: 1, ids: ['a', 'b'] },
      { count: 1, ids: ['b', 'c'] },
      { count: 1, ids: ['b'] },
      { count: 1, ids: ['a'] },
    ];
    expect(assignDraws(draws)).toBeNull();
    expect(assignDraws(draws.slice(0, 3))).toEqual([['a'], ['c'], ['b']]);
    const narrow = [
      { count: 2, ids: ['a', 'b', 'c', 'd'] },
      { count: 2, ids: ['a', 'b'] },
    ];
    expect(assignDraws(narrow)).toEqual([
      ['c', 'd'],
      ['a', 'b'],
    ]);
  });

  it('is nothing where there are too few', () => {
    expect(assignDraws([{ count: 2, ids: ['a'] }])).toBeNull();
    expect(assignDraws([])).toEqual([]);
  });
});
