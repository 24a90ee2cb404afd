import { expect, it } from 'vitest';
import { usualGrading } from '#shared/grading/book.ts';
import type { GradeCategory } from '#shared/schemas/grading.ts';
import type { BookItem, Row, RowMark } from '../types.ts';
import { categoryPercent } from './category-percent.ts';
import { columnsOf } from './columns.ts';

const category = (categoryId: string, more: Partial<GradeCategory> = {}): GradeCategory => ({
  categoryId,
  title: { en: categoryId },
  weight: 5000,
  itemsCount: 'equally',
  dropLowest: 0,
  dropHighest: 0,
  isExtra: false,
  isCapped: false,
  ...more,
});
const item = (itemId: string, categoryId: string | null, isHidden = false) =>
  ({
    itemId,
    categoryId,
    isHidden,
    most: 100_000,
    isExtra: false,
    isKeptOut: false,
  }) as BookItem;
const items = [item('q1', 'quizzes'), item('w1', 'work'), item('q2', 'quizzes'), item('x', null)];
const categories = [category('quizzes', { dropLowest: 1 }), category('work')];
const scheme = { ...usualGrading, by: 'weights' as const, categories };
const marked = (itemId: string, points: number) =>
  ({ itemId, points, most: 100_000, status: 'marked' }) as RowMark;
const row = (...marks: RowMark[]) => ({ marks }) as unknown as Row;

it('a category that is folded stands where its first item would, and the rest stay', () => {
  const ids = (folded: string[]) =>
    columnsOf(items, categories, folded).map(({ itemId }) => itemId);
  expect(ids([])).toEqual(['q1', 'w1', 'q2', 'x']);
  expect(ids(['quizzes'])).toEqual(['quizzes', 'w1', 'x']);
  expect(ids(['work', 'gone'])).toEqual(['q1', 'work', 'q2', 'x']);
});

it('says what the marks of a category come to in the total, with what is dropped', () => {
  const of = (...marks: RowMark[]) => categoryPercent({ scheme, items }, row(...marks), 'quizzes');
  expect(of(marked('q1', 40_000), marked('q2', 90_000), marked('w1', 10_000))).toBe(9000);
  expect(of(marked('w1', 10_000))).toBeNull();
});

it('case 21: is hidden where one of its items is marked without names', () => {
  const some = [item('q1', 'quizzes'), item('q2', 'quizzes', true), item('w1', 'work')];
  expect(columnsOf(some, categories, ['quizzes', 'work'])).toMatchObject([
    { itemId: 'quizzes', isHidden: true },
    { itemId: 'work', isHidden: false },
  ]);
});
