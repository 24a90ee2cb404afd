import { fraction } from '#shared/grading/fraction.ts';
import { all, type Earned, nothing } from '#shared/grading/score.ts';
import type { QuestionContentOf } from '#shared/schemas/questions.ts';
import { BadAnswer } from '../bad-answer.ts';
import { carried, wordsOf } from '../follow-words.ts';
import type { QuestionPlay } from '../question-definition.ts';
import { reviewed, rightIf } from '../reviewed.ts';
import { asShown, ownId, shownAs, showShuffled } from '../shown-parts.ts';
import type { orderingSchemes } from './schema.ts';

type Content = QuestionContentOf<'ordering'>;
type Scheme = (items: readonly string[], key: readonly string[]) => Earned;

const isInPlace = (item: string, at: number, key: readonly string[]) => key[at] === item;

const schemes: Record<(typeof orderingSchemes)[number], Scheme> = {
  allOrNothing: (items, key) => {
    const isRight =
      items.length === key.length && items.every((one, at) => isInPlace(one, at, key));
    return { ...(isRight ? all : nothing), how: { how: 'allOrNothing', isRight } };
  },
  positions: (items, key) => {
    const right = items.filter((one, at) => isInPlace(one, at, key)).length;
    const of = key.length;
    return { ...fraction(right, of), how: { how: 'positions', right, of } };
  },
  neighbors: (items, key) => {
    const follows = new Set(key.slice(1).map((one, at) => `${key[at]} ${one}`));
    const right = items.slice(1).filter((one, at) => follows.has(`${items[at]} ${one}`)).length;
    const of = Math.max(0, key.length - 1);
    return { ...fraction(right, of), how: { how: 'neighbors', right, of } };
  },
};

/** Whether an item stands where its scheme wants it: at its place, or right behind the one that comes before it. */
function isWhereItCounts(
  { scheme }: Content,
  items: readonly string[],
  at: number,
  key: readonly string[],
) {
  const item = items[at] ?? '';
  if (scheme !== 'neighbors') return isInPlace(item, at, key);
  const before = key[key.indexOf(item) - 1];
  return key.includes(item) && items[at - 1] === before;
}

const keyOf = (items: readonly { itemId: string }[]) => items.map(({ itemId }) => itemId);

const wordsOfItems = ({ items }: Content) =>
  wordsOf(
    items,
    ({ itemId }) => itemId,
    ({ text }) => text,
  );

export const orderingPlay: QuestionPlay<'ordering'> = {
  draw: ({ type, items }, random) => ({ type, items: showShuffled(keyOf(items), random) }),
  asked: ({ type, stem, audio, items }, draw) => ({
    type,
    stem,
    audio,
    items: asShown(
      draw.items,
      items,
      ({ itemId }) => itemId,
      ({ text }) => text,
    ),
  }),
  stored: ({ type }, draw, { items }) => {
    if (items.length !== draw.items.length) throw new BadAnswer('incomplete');
    return { type, items: items.map((id) => ownId(draw.items, id)) };
  },
  given: ({ type }, draw, { items }) => ({
    type,
    items: items.map((id) => shownAs(draw.items, id)),
  }),
  isBlank: ({ items }) => items.length === 0,
  score: (content, _, { items }) => schemes[content.scheme](items, keyOf(content.items)),
  review: (content, draw, answer) => {
    const key = keyOf(content.items);
    return reviewed(content, {
      parts: (answer?.items ?? []).map((id, at) => ({
        id: shownAs(draw.items, id),
        verdict: rightIf(isWhereItCounts(content, answer?.items ?? [], at, key)),
      })),
      key: {
        items: key.flatMap((id) => draw.items.find((one) => one.id === id)?.shown ?? []),
      },
    });
  },
  best: ({ type, items }) => ({ type, items: keyOf(items) }),
  carry: (draw, read, now) => ({
    ...draw,
    items: carried(draw.items, wordsOfItems(read), wordsOfItems(now)),
  }),
  groups: (_, { items }) => [items.join(' ')],
};
