import { expect, it } from 'vitest';
import type { QuestionContentOf } from '#shared/schemas/questions.ts';
import { orderingPlay } from './play.ts';

const text = (en: string) => ({ en }) as never;
const content = (scheme: 'neighbors' | 'positions') =>
  ({
    type: 'ordering',
    items: Array.from('abcd').map((itemId) => ({ itemId, text: text(itemId) })),
    scheme,
    feedback: null,
  }) as unknown as QuestionContentOf<'ordering'>;
const draw = {
  type: 'ordering' as const,
  items: Array.from('abcd').map((id) => ({ id, shown: id.toUpperCase() })),
};
const signs = (scheme: 'neighbors' | 'positions', items: string) =>
  orderingPlay
    .review(content(scheme), draw, { type: 'ordering', items: Array.from(items) })
    .parts?.map(({ id, verdict }) => `${id} ${verdict}`);

it('marks as right what the scheme counts: places, or what follows what', () => {
  expect(signs('positions', 'bcda')).toEqual(['B wrong', 'C wrong', 'D wrong', 'A wrong']);
  expect(signs('neighbors', 'bcda')).toEqual(['B wrong', 'C right', 'D right', 'A wrong']);
  expect(signs('neighbors', 'abcd')).toEqual(['A right', 'B right', 'C right', 'D right']);
  expect(signs('neighbors', 'abdc')).toEqual(['A right', 'B right', 'D wrong', 'C wrong']);
});
