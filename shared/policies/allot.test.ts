import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealt, divided } from './allot.ts';

describe('dividing people by chance', () => {
  it.each([
    [23, { by: 'size', n: 5 }, { groups: 5, smallest: 4, largest: 5 }],
    [20, { by: 'size', n: 5 }, { groups: 4, smallest: 5, largest: 5 }],
    [23, { by: 'groups', n: 4 }, { groups: 4, smallest: 5, largest: 6 }],
    [3, { by: 'groups', n: 10 }, { groups: 3, smallest: 1, largest: 1 }],
    [1, { by: 'size', n: 50 }, { groups: 1, smallest: 1, largest: 1 }],
    [0, { by: 'size', n: 5 }, { groups: 0, smallest: 0, largest: 0 }],
    [5000, { by: 'size', n: 10 }, { groups: 500, smallest: 10, largest: 10 }],
  ] as const)('%i people by %j come to %j', (people, rule, division) => {
    expect(divided(people, rule)).toEqual(division);
  });

  it('gives everybody one group, each of them as many people as was said, whatever the chance', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom('size' as const, 'groups' as const),
        fc.infiniteStream(fc.nat()),
        (people, n, by, chances) => {
          const { groups, smallest, largest } = divided(people, { by, n });
          const random = (end: number) => Number(chances.next().value) % end;
          const counts = Array.from({ length: groups }, () => 0);
          for (const group of dealt(people, groups, random)) counts[group]! += 1;
          expect(Math.min(...counts)).toBe(smallest);
          expect(Math.max(...counts)).toBe(largest);
          expect(by === 'size' ? largest <= n : groups <= n).toBe(true);
        },
      ),
    );
  });
});
