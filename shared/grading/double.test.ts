import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rubricOf } from '#test/support/rubric-of.ts';
import { settledBetween } from './double.ts';
import { rubricPoints } from './rubric.ts';

const points = (value: number) => value * 10_000;
const byPoints = { marking: { by: 'points' as const, most: points(10) } };
const plain = (value: number | null, changes: object = {}) => ({
  choices: [],
  points: value === null ? null : points(value),
  comment: '',
  isLateWaived: false,
  earned: { points: value === null ? null : points(value), most: points(10) },
  ...changes,
});

it.each<[string, number | null, number | null, tolerance: number, number | null]>([
  ['the same mark', 8, 8, 0, 8],
  ['as far apart as they may be', 8, 7, 10, 7.5],
  ['a hair further than they may be', 8, 6.9999, 10, null],
  ['the second above the first', 6, 7, 10, 6.5],
  ['half of the smallest part, up', 0.0001, 0.0002, 10, 0.0002],
  ['nothing and nothing', 0, 0, 0, 0],
  ['everything between them allowed', 0, 10, 100, 5],
  ['a part of a mark', 8, null, 100, null],
  ['no mark at all', null, null, 100, null],
])('%s', (_, first, second, tolerance, mean) => {
  const settled = settledBetween(byPoints, plain(first), plain(second), tolerance);
  expect(settled?.points ?? null).toBe(mean === null ? null : Math.round(points(mean)));
});

it('has to be agreed on where only one lets being late cost nothing', () => {
  const waived = plain(8, { isLateWaived: true });
  expect(settledBetween(byPoints, plain(8), waived, 100)).toBeNull();
  expect(settledBetween(byPoints, waived, waived, 0)).toMatchObject({ isLateWaived: true });
});

/** An argument in levels, style by points alone, care in levels without points, a remark in words. */
const rubric = rubricOf([4, [4, 2, 0]], [3, []], [null, [null, null]], [null, []]);
const byRubric = { marking: { by: 'rubric' as const, rubric } };
const [argument, style, care, remark] = rubric.criteria;
type Chosen = { level?: number; own?: number; comment?: string };
const chosen = (criterion = argument, { level, own, comment = '' }: Chosen) => ({
  criterionId: criterion?.criterionId ?? '',
  levelId: level === undefined ? null : (criterion?.levels[level]?.levelId ?? null),
  points: own === undefined ? null : points(own),
  comment,
});
const marked = (one: Chosen, other: Chosen, third: Chosen = { level: 0 }, comment = '') => {
  const choices = [
    chosen(argument, one),
    chosen(style, other),
    chosen(care, third),
    chosen(remark, { comment }),
  ];
  const { points: earned, most } = rubricPoints(rubric, choices);
  const rest = { points: null, comment, isLateWaived: false };
  return { choices, ...rest, earned: { points: earned, most } };
};

it('keeps what both chose, and takes the mean of what they did not, with the words of the first', () => {
  const first = marked({ level: 0, comment: 'Clear.' }, { own: 2 }, { level: 0 }, 'Hers.');
  const second = marked({ level: 1, comment: 'Vague.' }, { own: 2 }, { level: 0 }, 'Theirs.');
  expect(settledBetween(byRubric, first, second, 50)).toEqual({
    choices: [
      { ...chosen(argument, { own: 3, comment: 'Clear.' }) },
      chosen(style, { own: 2 }),
      chosen(care, { level: 0 }),
      chosen(remark, { comment: 'Hers.' }),
    ],
    points: null,
    comment: 'Hers.',
    isLateWaived: false,
  });
});

it('chooses no level where the mean is of other points than it gives', () => {
  const first = marked({ level: 0 }, { own: 2 });
  const second = marked({ level: 0, own: 3 }, { own: 2 });
  const settled = settledBetween(byRubric, first, second, 50);
  expect(settled?.choices[0]).toEqual(chosen(argument, { own: 3.5 }));
});

it('has to be agreed on where words that stand for no points differ', () => {
  const first = marked({ level: 0 }, { own: 2 }, { level: 0 });
  const second = marked({ level: 0 }, { own: 2 }, { level: 1 });
  expect(settledBetween(byRubric, first, second, 100)).toBeNull();
});

it('comes to the mean of both, whatever they chose', () => {
  const level = fc.record({ level: fc.integer({ min: 0, max: 2 }) });
  const own = fc.record({ own: fc.integer({ min: 0, max: 30 }).map((tenth) => tenth / 10) });
  fc.assert(
    fc.property(level, own, level, own, (a, b, c, d) => {
      const [first, second] = [marked(a, b), marked(c, d)];
      const settled = settledBetween(byRubric, first, second, 100);
      const mean = ((first.earned.points ?? 0) + (second.earned.points ?? 0)) / 2;
      expect(rubricPoints(rubric, settled?.choices ?? []).points).toBe(mean);
    }),
  );
});
