import { fraction } from '#shared/grading/fraction.ts';
import { all, nothing } from '#shared/grading/score.ts';
import type { DrawOf, QuestionContentOf } from '#shared/schemas/questions.ts';
import { BadAnswer } from '../bad-answer.ts';
import type { ShownPart } from '../fields.ts';
import { carried, wordsOf } from '../follow-words.ts';
import type { QuestionPlay } from '../question-definition.ts';
import { reviewed, rightIf } from '../reviewed.ts';
import { asShown, ownId, shownAs, showInOrder, showShuffled } from '../shown-parts.ts';

type Places = readonly { item: string; category: string | null }[];

/** Where something belongs, as a learner knows it; undefined where that was not shown. */
function categoryShownAs({ categories }: DrawOf<'categorize'>, id: string | null) {
  return id === null ? null : categories.find((one) => one.id === id)?.shown;
}

const shownOrNone = (parts: readonly ShownPart[], id: string | null) =>
  id === null ? null : shownAs(parts, id);

/** Where an item was put; null: nowhere. */
const placeOf = (places: Places, itemId: string) =>
  places.find(({ item }) => item === itemId)?.category ?? null;

type Content = QuestionContentOf<'categorize'>;

const wordsOfItems = ({ items }: Content) =>
  wordsOf(
    items,
    ({ itemId }) => itemId,
    ({ text }) => text,
  );

const wordsOfCategories = ({ categories }: Content) =>
  wordsOf(
    categories,
    ({ categoryId }) => categoryId,
    ({ name }) => name,
  );

function scorePlaces({ items, scheme }: Content, places: Places) {
  if (scheme === 'allOrNothing') {
    const isRight = items.every((one) => placeOf(places, one.itemId) === one.categoryId);
    return { ...(isRight ? all : nothing), how: { how: 'allOrNothing', isRight } as const };
  }
  const belonging = items.filter(({ categoryId }) => categoryId !== null);
  const right = belonging.filter((one) => placeOf(places, one.itemId) === one.categoryId).length;
  const taken = items.filter(
    (one) => one.categoryId === null && placeOf(places, one.itemId) !== null,
  ).length;
  const of = belonging.length;
  return { ...fraction(right - taken, of), how: { how: 'each', right, taken, of } as const };
}

export const categorizePlay: QuestionPlay<'categorize'> = {
  draw: ({ type, categories, items }, random) => ({
    type,
    items: showShuffled(
      items.map(({ itemId }) => itemId),
      random,
    ),
    categories: showInOrder(
      categories.map(({ categoryId }) => categoryId),
      random,
    ),
  }),
  asked: ({ type, stem, audio, categories, items, offersNone }, draw) => ({
    type,
    stem,
    audio,
    items: asShown(
      draw.items,
      items,
      ({ itemId }) => itemId,
      ({ text }) => text,
    ),
    categories: asShown(
      draw.categories,
      categories,
      ({ categoryId }) => categoryId,
      ({ name }) => name,
    ),
    offersNone,
  }),
  stored: ({ type, offersNone }, draw, { items }) => ({
    type,
    items: items.map(({ item, category }) => {
      if (category === null && !offersNone) throw new BadAnswer('not_offered');
      return {
        item: ownId(draw.items, item),
        category: category === null ? null : ownId(draw.categories, category),
      };
    }),
  }),
  given: ({ type }, draw, { items }) => ({
    type,
    items: items.map(({ item, category }) => ({
      item: shownAs(draw.items, item),
      category: shownOrNone(draw.categories, category),
    })),
  }),
  isBlank: ({ items }) => items.length === 0,
  score: (content, _, { items }) => scorePlaces(content, items),
  review: (content, draw, answer) => {
    const rightPlace = (id: string) => content.items.find(({ itemId }) => itemId === id);
    return reviewed(content, {
      parts: (answer?.items ?? []).map(({ item, category }) => ({
        id: shownAs(draw.items, item),
        verdict: rightIf(rightPlace(item)?.categoryId === category),
      })),
      key: {
        items: draw.items.flatMap(({ id, shown }) => {
          const item = rightPlace(id);
          const category = item && categoryShownAs(draw, item.categoryId);
          return category === undefined ? [] : [{ item: shown, category }];
        }),
      },
    });
  },
  best: ({ type, items, offersNone }) => ({
    type,
    items: items
      .filter(({ categoryId }) => categoryId !== null || offersNone)
      .map(({ itemId, categoryId }) => ({ item: itemId, category: categoryId })),
  }),
  carry: (draw, read, now) => ({
    ...draw,
    items: carried(draw.items, wordsOfItems(read), wordsOfItems(now)),
    categories: carried(draw.categories, wordsOfCategories(read), wordsOfCategories(now)),
  }),
  groups: (_, { items }) => items.map(({ item, category }) => `${item}:${category ?? ''}`),
};
