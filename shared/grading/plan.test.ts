import { expect, it } from 'vitest';
import { bookOf, schemeOf } from '#test/support/book-of.ts';
import { plan, pointsAt } from './plan.ts';

const weights = { Quizzes: { weight: 40, dropLowest: 1 }, Work: { weight: 60 } };

// 79.995 % is shown as 80 %: so little less is enough.
it.each<[string, Parameters<typeof schemeOf>[0], string, number, object]>([
  ['half is done, half is open', {}, ': 60/100 -/100', 8000, { answer: 'needs', percent: 9999 }],
  ['a third of it is open', {}, ': 70/100 80/100 -/100', 8000, { answer: 'needs', percent: 8999 }],
  ['the rest is worth more', {}, ': 5/10 -/90', 8000, { answer: 'needs', percent: 8333 }],
  ['it cannot be reached', {}, ': 10/100 -/100', 8000, { answer: 'outOfReach', most: 5500 }],
  ['it is reached with nothing more', {}, ': 90/100 -/10', 8000, { answer: 'reached' }],
  ['nothing is open, and it is enough', {}, ': 90/100', 8000, { answer: 'reached' }],
  ['nothing is open, and it is not', {}, ': 70/100', 8000, { answer: 'outOfReach', most: 7000 }],
  ['nothing is there at all', {}, '', 8000, { answer: 'outOfReach', most: null }],
  [
    'what waits may still be anything',
    {},
    ': 60/100 w/100',
    7000,
    { answer: 'needs', percent: 7999 },
  ],
  [
    'extra credit is nothing that is needed',
    {},
    ': 70/100 +-/50',
    8000,
    { answer: 'outOfReach', most: 7000 },
  ],
  [
    'what is kept out does not help',
    {},
    ': 70/100 (-/50)',
    8000,
    { answer: 'outOfReach', most: 7000 },
  ],
  [
    'by weights',
    { A: { weight: 40 }, B: { weight: 60 } },
    'A: 80/100; B: -/10',
    8000,
    { answer: 'needs', percent: 8000 },
  ],
  // (10 + 9)/20 of 40, once the lowest is dropped, and 60 of what is open: 42 of 60.
  [
    'with the lowest dropped',
    weights,
    'Quizzes: 10/10 9/10 3/10; Work: -/100',
    8000,
    { answer: 'needs', percent: 7000 },
  ],
])('%s', (_, categories, written, goal, answer) => {
  const scheme = schemeOf(categories);
  const { items, marks } = bookOf(scheme, written);
  expect(plan(scheme, items, marks, goal)).toEqual(answer);
});

it('goes by what is shown, as passing does', () => {
  const scheme = schemeOf({}, { rounding: { decimals: 0, mode: 'halfUp' } });
  const { items, marks } = bookOf(scheme, ': 60/100 -/100');
  expect(plan(scheme, items, marks, 8000)).toEqual({ answer: 'needs', percent: 9899 });
});

it('rounds points half up, as they are earned', () => {
  expect(pointsAt(30_000, 3333)).toBe(9999);
  expect(pointsAt(1, 5000)).toBe(1);
  expect(pointsAt(10_000_000, 10_000)).toBe(10_000_000);
});
