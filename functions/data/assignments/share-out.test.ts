import fc from 'fast-check';
import { expect, it } from 'vitest';
import { leastLoaded, sectionOf } from './share-out.ts';

const everybody = ['a', 'b', 'c', 'd'];

it('gives nobody two works more than somebody else, where everybody may mark everything', () => {
  fc.assert(
    fc.property(
      fc.subarray(everybody, { minLength: 1 }),
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 1, max: 2 }),
      (sharers, works, each) => {
        const loads = new Map<string, number>();
        for (let work = 0; work < works; work += 1) {
          const picked = leastLoaded(sharers, loads, each);
          expect(picked).toHaveLength(Math.min(each, sharers.length));
          expect(new Set(picked).size).toBe(picked.length);
          for (const one of picked) loads.set(one, (loads.get(one) ?? 0) + 1);
        }
        const shares = sharers.map((one) => loads.get(one) ?? 0);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      },
    ),
  );
});

it('evens out what somebody had before, and picks whoever stands first of those who have as much', () => {
  expect(
    leastLoaded(
      ['a', 'b', 'c'],
      new Map([
        ['a', 2],
        ['b', 1],
      ]),
      2,
    ),
  ).toEqual(['c', 'b']);
  expect(leastLoaded(['b', 'a'], new Map(), 1)).toEqual(['b']);
  expect(leastLoaded([], new Map(), 1)).toEqual([]);
});

it('says that work is of a section where all are who handed it in', () => {
  expect(sectionOf(['s', 's'])).toBe('s');
  expect(sectionOf(['s', 't'])).toBeNull();
  expect(sectionOf(['s', undefined])).toBeNull();
  expect(sectionOf([undefined])).toBeNull();
  expect(sectionOf([])).toBeNull();
});
