import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arranged, firstOf, ordered } from './arranged.ts';

const items = Array.from({ length: 8 }, (_, at) => ({ itemId: `i${at}` }));
const ids = items.map(({ itemId }) => itemId);
const shuffled = fc.shuffledSubarray(ids, { minLength: ids.length });

it('an order of columns comes back from those that come first, however it is', () => {
  fc.assert(
    fc.property(shuffled, (order) => {
      const first = firstOf(items, order);
      expect(ordered(items, { first }).map(({ itemId }) => itemId)).toEqual(order);
    }),
  );
  expect(firstOf(items, ids)).toEqual([]);
});

it('shows a column that came since among the others, and none that is hidden or gone', () => {
  const shown = arranged([...items, { itemId: 'new' }], {
    first: ['gone', 'i3'],
    hidden: ['i0', 'gone'],
  });
  expect(shown.map(({ itemId }) => itemId)).toEqual(['i3', 'i1', 'i2', ...ids.slice(4), 'new']);
});
