import { expect, it } from 'vitest';
import { usualGrading } from '#shared/grading/book.ts';
import type { GradeCategory, GradingScheme } from '#shared/schemas/grading.ts';
import { weightOf } from './weight-of.ts';

const category = (categoryId: string, changes: Partial<GradeCategory> = {}): GradeCategory => ({
  categoryId,
  title: { en: categoryId },
  weight: 4000,
  itemsCount: 'byPoints',
  dropLowest: 0,
  dropHighest: 0,
  isExtra: false,
  isCapped: false,
  ...changes,
});
const item = (itemId: string, categoryId: string | null, changes: object = {}) => ({
  itemId,
  categoryId,
  most: 100_000,
  isExtra: false,
  isKeptOut: false,
  ...changes,
});
const scheme = (by: GradingScheme['by'], ...categories: GradeCategory[]): GradingScheme => ({
  ...usualGrading,
  by,
  categories,
});

const essays = category('essays');
const quizzes = category('quizzes', { weight: 6000 });
const items = [
  item('a', 'essays'),
  item('b', 'essays', { most: 300_000 }),
  item('q', 'quizzes'),
  item('extra', 'essays', { isExtra: true }),
  item('out', 'essays', { isKeptOut: true }),
];

it('is nothing where a course has no scheme of its own, or does not know the item', () => {
  expect(weightOf(usualGrading, items, 'a')).toBeNull();
  expect(weightOf(scheme('weights', essays), items, 'z')).toBeNull();
});

it.each([
  ['a', 'byPoints', 1000],
  ['b', 'byPoints', 3000],
  ['a', 'equally', 2000],
  ['q', 'byPoints', 6000],
] as const)(
  'of %s in a category whose items count %s is %i of 10,000',
  (itemId, itemsCount, ofItem) => {
    const weights = scheme('weights', { ...essays, itemsCount }, quizzes);
    expect(weightOf(weights, items, itemId)).toMatchObject({ counts: 'share', ofItem });
  },
);

it('is of its category alone where that leaves marks out', () => {
  const weights = scheme('weights', { ...essays, dropLowest: 1 }, quizzes);
  expect(weightOf(weights, items, 'a')).toMatchObject({ ofCategory: 4000, ofItem: null });
  // What another category leaves out changes nothing here.
  expect(weightOf(weights, items, 'q')).toMatchObject({ ofCategory: 6000, ofItem: 6000 });
});

it('is what weights leave of the hundred for items of no category, and of what they come to otherwise', () => {
  const weights = scheme('weights', essays, { ...quizzes, weight: 4000 });
  expect(weightOf(weights, items, 'q')).toMatchObject({ ofCategory: 5000 });
  const more = [...items, item('n', null)];
  expect(weightOf(weights, more, 'q')).toMatchObject({ ofCategory: 4000 });
  expect(weightOf(weights, more, 'n')).toMatchObject({
    category: null,
    ofCategory: 2000,
    ofItem: 2000,
  });
  // Of a category that is no more it is of none.
  expect(weightOf(weights, [...items, item('n', 'gone')], 'n')).toMatchObject({ category: null });
});

it('goes by points where the scheme does, unless marks are left out somewhere', () => {
  const points = scheme('points', essays, quizzes);
  expect(weightOf(points, items, 'b')).toMatchObject({ ofCategory: null, ofItem: 6000 });
  expect(
    weightOf(scheme('points', essays, { ...quizzes, dropHighest: 1 }), items, 'b'),
  ).toMatchObject({ ofItem: null });
  // Points that only add are in no sum, and none of them are left out.
  const extra = { ...quizzes, isExtra: true, dropLowest: 1 };
  expect(weightOf(scheme('points', essays, extra), items, 'b')).toMatchObject({ ofItem: 7500 });
});

it('is none of what only adds, or is kept out', () => {
  const weights = scheme('weights', essays, { ...quizzes, isExtra: true });
  expect(weightOf(weights, items, 'extra')).toMatchObject({ counts: 'extra', ofItem: null });
  expect(weightOf(weights, items, 'out')).toMatchObject({ counts: 'keptOut', ofItem: null });
  expect(weightOf(weights, items, 'q')).toMatchObject({ counts: 'extra', ofCategory: null });
  expect(weightOf(weights, items, 'a')).toMatchObject({ ofCategory: 10_000, ofItem: 2500 });
});
