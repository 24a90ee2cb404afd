import { describe, expect, it } from 'vitest';
import { bookOf, schemeOf, type SchemeChanges } from '#test/support/book-of.ts';
import { total } from './total.ts';

type Categories = Parameters<typeof schemeOf>[0];
type Book = [
  name: string,
  categories: Categories,
  changes: SchemeChanges,
  written: string,
  percent: number | null,
];

/** In percent, as somebody with paper and pencil has it. */
function percentOf(categories: Categories, changes: SchemeChanges, written: string) {
  const scheme = schemeOf(categories, changes);
  const { items, marks } = bookOf(scheme, written);
  const { percent } = total(scheme, items, marks);
  return percent === null ? null : percent / 100;
}

const zero: SchemeChanges = { missing: 'zero' };
const capped: SchemeChanges = { isCapped: true };
const equally = { itemsCount: 'equally' } as const;

const byPoints: Book[] = [
  ['nothing at all', {}, {}, '', null],
  ['nothing marked yet', {}, {}, ': -/10 w/10', null],
  ['one mark', {}, {}, ': 8/10', 80],
  ['two of one size', {}, {}, ': 8/10 6/10', 70],
  ['two of different sizes', {}, {}, ': 8/10 30/40', 76],
  ['a third, rounded once', {}, {}, ': 1/3', 33.33],
  ['two thirds, rounded half up', {}, {}, ': 2/3', 66.67],
  ['exactly half a hundredth', {}, {}, ': 1/16', 6.25],
  ['half of a hundredth of a percent goes up', {}, {}, ': 0.0125/100', 0.01],
  ['parts of points', {}, {}, ': 7.25/10 3.5/5', 71.67],
  ['nothing earned', {}, {}, ': 0/10 0/20', 0],
  ['all earned', {}, {}, ': 10/10 20/20', 100],
  ['more than can be', {}, {}, ': 12/10', 120],
  ['more than can be, held to the hundred', {}, capped, ': 12/10', 100],
  ['open ones count for nothing', {}, {}, ': 8/10 -/90', 80],
  ['waiting ones count for nothing', {}, {}, ': 8/10 w/90', 80],
  ['excused ones count for nothing', {}, zero, ': 8/10 x/10', 80],
  ['missing ones as nothing', {}, {}, ': 8/10 m/10', 80],
  ['missing ones as zero', {}, zero, ': 8/10 m/10', 40],
  ['only missing ones as nothing', {}, {}, ': m/10', null],
  ['only missing ones as zero', {}, zero, ': m/10', 0],
  ['kept out', {}, {}, ': 8/10 (0/10)', 80],
  ['extra credit adds and takes nothing', {}, {}, ': 8/10 +1/5', 90],
  ['extra credit of nothing', {}, {}, ': 8/10 +0/5', 80],
  ['extra credit alone is no total', {}, {}, ': +3/5', null],
  ['an item of which nothing can be earned', {}, {}, ': 8/10 1/0', 90],
  ['extra credit above the hundred', {}, {}, ': 10/10 +1/5', 110],
  ['categories are added by points', { A: {}, B: {} }, {}, 'A: 5/10; B: 40/40', 90],
  ['and what is of none beside them', { A: {} }, {}, 'A: 5/10; : 35/40', 80],
  ['an extra category', { A: {}, B: { isExtra: true } }, {}, 'A: 8/10; B: 1/10', 90],
  ['a category held to its hundred', { A: { isCapped: true }, B: {} }, {}, 'A: 12/10; B: 5/10', 75],
];

const dropped: Book[] = [
  ['the lowest of three', { A: { dropLowest: 1 } }, {}, 'A: 8/10 2/10 6/10', 70],
  ['the two lowest of four', { A: { dropLowest: 2 } }, {}, 'A: 8/10 2/10 6/10 4/10', 70],
  ['one is always left', { A: { dropLowest: 5 } }, {}, 'A: 8/10 2/10', 80],
  ['the highest of three', { A: { dropHighest: 1 } }, {}, 'A: 8/10 2/10 6/10', 40],
  ['both ends', { A: { dropLowest: 1, dropHighest: 1 } }, {}, 'A: 8/10 2/10 6/10', 60],
  ['a missing one as zero is the lowest', { A: { dropLowest: 1 } }, zero, 'A: 8/10 m/10 6/10', 70],
  [
    'an excused one is not dropped: it is out',
    { A: { dropLowest: 1 } },
    {},
    'A: 8/10 x/10 6/10',
    80,
  ],
  ['extra credit is never dropped', { A: { dropLowest: 1 } }, {}, 'A: 8/10 6/10 +1/10', 90],
  ['an open one takes no place', { A: { dropLowest: 1 } }, {}, 'A: 8/10 -/10 6/10', 80],
  [
    'equally, the lowest part',
    { A: { ...equally, weight: 100, dropLowest: 1 } },
    {},
    'A: 9/10 40/100 4/5',
    85,
  ],
  [
    'of another category nothing',
    { A: { dropLowest: 1 }, B: {} },
    {},
    'A: 10/10 0/10; B: 5/10',
    75,
  ],
  // Canvas, "How do I create rules for an assignment group": not the lowest percentage is dropped.
  [
    'Canvas: what helps most is dropped',
    { A: { dropLowest: 1 } },
    {},
    'A: 50/50 65/100 12/24',
    83.78,
  ],
  ['Canvas: nothing is dropped', { A: {} }, {}, 'A: 50/50 65/100 12/24', 72.99],
  // D. and J. Kane, "Dropping lowest grades": Beth and Carl.
  [
    'Kane: the lowest percentage is not the one',
    { A: { dropLowest: 1 } },
    {},
    'A: 80/100 20/100 1/20',
    67.5,
  ],
  ['Kane: one of four', { A: { dropLowest: 1 } }, {}, 'A: 100/100 42/91 14/55 3/38', 63.41],
  [
    'Kane: two of four, without the best one',
    { A: { dropLowest: 2 } },
    {},
    'A: 100/100 42/91 14/55 3/38',
    74.64,
  ],
  ['Kane: three of four', { A: { dropLowest: 3 } }, {}, 'A: 100/100 42/91 14/55 3/38', 100],
];

const abc = { A: { weight: 20 }, B: { weight: 50 }, C: { weight: 30 } };
const weighted: Book[] = [
  ['two halves', { A: { weight: 50 }, B: { weight: 50 } }, {}, 'A: 8/10; B: 6/10', 70],
  [
    'size does not count across them',
    { A: { weight: 50 }, B: { weight: 50 } },
    {},
    'A: 8/10; B: 60/100',
    70,
  ],
  ['within them it does', { A: { weight: 100 } }, {}, 'A: 10/10 0/30', 25],
  ['unless all count equally', { A: { ...equally, weight: 100 } }, {}, 'A: 10/10 0/30', 50],
  ['one without marks leaves its weight', abc, {}, 'A: 8/10; B: 6/10; C: -/10', 65.71],
  ['missing as zero takes it', abc, zero, 'A: 8/10; B: 6/10; C: m/10', 46],
  [
    'weights that are less than a hundred',
    { A: { weight: 20 }, B: { weight: 20 } },
    {},
    'A: 10/10; B: 5/10',
    75,
  ],
  [
    'weights that are more',
    { A: { weight: 100 }, B: { weight: 100 } },
    {},
    'A: 10/10; B: 5/10',
    75,
  ],
  ['what is of none has what is left', { A: { weight: 60 } }, {}, 'A: 5/10; : 10/10', 70],
  ['and nothing where nothing is left', { A: { weight: 100 } }, {}, 'A: 5/10; : 10/10', 50],
  ['all of none', {}, { by: 'weights' }, ': 5/10 10/10', 75],
  [
    'an extra category adds its weight',
    { A: { weight: 100 }, B: { weight: 5, isExtra: true } },
    {},
    'A: 8/10; B: 5/10',
    82.5,
  ],
  [
    'an extra one alone is no total',
    { A: { weight: 100 }, B: { weight: 5, isExtra: true } },
    {},
    'A: -/10; B: 5/10',
    null,
  ],
  ['a weight of nothing', { A: { weight: 100 }, B: { weight: 0 } }, {}, 'A: 8/10; B: 0/10', 80],
  ['equally, with extra credit', { A: { ...equally, weight: 100 } }, {}, 'A: 7/10 9/10 +2/10', 90],
  [
    'held to its hundred before it is weighed',
    { A: { weight: 50, isCapped: true }, B: { weight: 50 } },
    {},
    'A: 9/10 +3/10; B: 5/10',
    75,
  ],
  [
    'the quiz that was lowest is dropped',
    { Quizzes: { weight: 40, dropLowest: 1 }, Work: { weight: 50 }, Part: { weight: 10 } },
    {},
    'Quizzes: 10/10 4/10 8/10; Work: 45/60; Part: 9/10',
    82.5,
  ],
  [
    'thirds',
    { A: { weight: 33.33 }, B: { weight: 33.33 }, C: { weight: 33.34 } },
    {},
    'A: 1/3; B: 2/3; C: 3/3',
    66.67,
  ],
  // Canvas, weighted assignment groups: with all, and with one that has no marks.
  ['Canvas: three groups', abc, {}, 'A: 75/100; B: 98/100; C: 87/100', 90.1],
  ['Canvas: one group without marks', abc, {}, 'A: 75/100; B: 98/100; C: -/100', 91.43],
  ['Canvas: a group of three', { A: { weight: 100 } }, {}, 'A: 5/10 6/10 4/5', 60],
  // MoodleDocs, "Grade aggregation": the same three marks by each of its means.
  [
    'Moodle: weighted mean',
    { A: { weight: 10 }, B: { weight: 5 }, C: { weight: 3 } },
    {},
    'A: 70/100; B: 20/80; C: 10/10',
    62.5,
  ],
  ['Moodle: simple weighted mean', { A: { weight: 100 } }, {}, 'A: 70/100 20/80 10/10', 52.63],
  ['Moodle: mean of grades', { A: { ...equally, weight: 100 } }, {}, 'A: 70/100 20/80 10/10', 65],
  ['Moodle: natural', {}, {}, ': 70/100 20/80 10/10', 52.63],
  [
    'Moodle: mean of four',
    { A: { ...equally, weight: 100 } },
    {},
    'A: 75/100 35/50 10/10 85/100',
    82.5,
  ],
  [
    'Moodle: simple weighted mean of four',
    { A: { weight: 100 } },
    {},
    'A: 75/100 35/50 10/10 85/100',
    78.85,
  ],
  [
    'Moodle: four weighted parts',
    { A: { weight: 30 }, B: { weight: 10 }, C: { weight: 50 }, D: { weight: 10 } },
    {},
    'A: 90/100; B: 25/100; C: 75/100; D: 65/100',
    73.5,
  ],
];

describe.each([
  ['points', byPoints],
  ['drops', dropped],
  ['weights', weighted],
] as const)('Books worked by hand, %s', (_, books) => {
  it.each(books.map((book) => [...book]))('%s', (_name, categories, changes, written, percent) => {
    expect(percentOf(categories, changes, written)).toBe(percent);
  });
});

describe('What is shown', () => {
  const scheme = (changes: SchemeChanges) =>
    schemeOf(
      {},
      {
        letters: [
          { letter: 'A', from: 9000 },
          { letter: 'B', from: 8000 },
        ],
        passFrom: 5000,
        ...changes,
      },
    );
  const said = (changes: SchemeChanges, written: string, override: number | null = null) => {
    const { items, marks } = bookOf(scheme(changes), written);
    const { shown, letter, isPassed } = total(scheme(changes), items, marks, override);
    return [shown, letter, isPassed];
  };
  const whole = (mode: 'halfUp' | 'up' | 'down') => ({ rounding: { decimals: 0, mode } });

  it.each<[string, SchemeChanges, string, unknown[]]>([
    ['two decimals', {}, ': 89.99/100', [8999, 'B', true]],
    [
      'one decimal',
      { rounding: { decimals: 1, mode: 'halfUp' } },
      ': 89.95/100',
      [9000, 'A', true],
    ],
    ['whole, half up', whole('halfUp'), ': 89.5/100', [9000, 'A', true]],
    ['whole, just below', whole('halfUp'), ': 89.49/100', [8900, 'B', true]],
    ['whole, up', whole('up'), ': 89.01/100', [9000, 'A', true]],
    ['whole, up, of a whole one', whole('up'), ': 89/100', [8900, 'B', true]],
    ['whole, down', whole('down'), ': 89.99/100', [8900, 'B', true]],
    ['no letter that low', {}, ': 60/100', [6000, null, true]],
    ['passed at the bound', {}, ': 50/100', [5000, null, true]],
    ['not passed below it', {}, ': 49.99/100', [4999, null, false]],
    ['passed, as it is shown', whole('halfUp'), ': 49.5/100', [5000, null, true]],
    ['nothing yet', {}, ': -/100', [null, null, null]],
  ])('%s', (_, changes, written, expected) => {
    expect(said(changes, written)).toEqual(expected);
  });

  it('is what somebody set, and the trace keeps what it replaced', () => {
    expect(said({}, ': 40/100', 8500)).toEqual([8500, 'B', true]);
    expect(said({}, ': -/100', 8500)).toEqual([8500, 'B', true]);
    const { items, marks } = bookOf(scheme({}), ': 40/100');
    expect(total(scheme({}), items, marks, 8500).trace).toContainEqual({
      step: 'override',
      from: 4000,
      to: 8500,
    });
  });
});

it('says of each item what became of it', () => {
  const scheme = schemeOf({ A: { weight: 100, dropLowest: 1 } }, zero);
  const { items, marks } = bookOf(scheme, 'A: 9/10 5/10 m/10 x/10 -/10 w/10 (1/10) +1/10');
  const { trace } = total(scheme, items, marks);
  const words = trace.flatMap((step) =>
    step.step === 'item' || step.step === 'leftOut' ? [`${step.step} ${step.because}`] : [],
  );
  expect(words).toEqual([
    'item marked',
    'item marked',
    'item zero',
    'leftOut excused',
    'leftOut open',
    'leftOut waiting',
    'leftOut keptOut',
    'item marked',
  ]);
  expect(trace.find(({ step }) => step === 'category')).toMatchObject({
    dropped: [{ itemId: items[2]?.itemId, because: 'lowest' }],
    earned: 150_000,
    most: 200_000,
    percent: 7500,
  });
});

it('takes items of a category that is no more as those of none', () => {
  const before = schemeOf({ A: { weight: 100 } });
  const { items, marks } = bookOf(before, 'A: 5/10');
  expect(total({ ...before, categories: [] }, items, marks).percent).toBe(5000);
});
