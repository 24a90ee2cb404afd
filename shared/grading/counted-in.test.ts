import { expect, it } from 'vitest';
import { usualGrading } from './book.ts';
import { countedIn } from './counted-in.ts';
import { total } from './total.ts';

it('counts the marks that a total is made of, without those that a category drops', () => {
  const category = {
    categoryId: '01J0000000000000000000000C',
    title: { en: 'Quizzes' },
    weight: 10_000,
    itemsCount: 'byPoints' as const,
    dropLowest: 1,
    dropHighest: 0,
    isExtra: false,
    isCapped: false,
  };
  const items = ['1', '2', '3', '4'].map((itemId) => ({
    itemId,
    categoryId: itemId === '4' ? null : category.categoryId,
    most: 100_000,
    isExtra: itemId === '4',
    isKeptOut: false,
  }));
  const marks = ['1', '2', '4'].map((itemId) => ({
    itemId,
    points: 50_000,
    status: 'marked' as const,
  }));
  const { trace } = total({ ...usualGrading, categories: [category] }, items, marks);
  expect(countedIn(trace)).toBe(2);
  expect(countedIn(total(usualGrading, items, []).trace)).toBe(0);
  // The categories share the whole weight: of what is in none of them nothing comes.
  const loose = items.map((one) => ({ ...one, isExtra: false }));
  const weighed = { ...usualGrading, by: 'weights' as const, categories: [category] };
  expect(countedIn(total(weighed, loose, marks).trace)).toBe(1);
});
