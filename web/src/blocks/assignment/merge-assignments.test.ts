import { expect, it } from 'vitest';
import { type Assignment, assignmentOf } from '#test/support/assignment-of.ts';
import { rubricOf } from '#test/support/rubric-of.ts';
import { assignmentSchema } from '#shared/blocks/assignment/schema.ts';
import { mergeAssignments } from './merge-assignments.ts';

const [one, two, three, four, spare] = rubricOf(
  [10, [10, 5]],
  [10, []],
  [4, [4]],
  [6, []],
  [8, [8]],
).criteria;
const byRubric = (...criteria: (typeof one)[]): Assignment =>
  assignmentOf({
    marking: { by: 'rubric', rubric: { criteria: criteria.flatMap((each) => each ?? []) } },
  });

const merged = (seen: Assignment, mine: Assignment, theirs: Assignment) => {
  const { clashes, build } = mergeAssignments(seen, mine, theirs);
  return {
    clashes: clashes.map(({ key }) => key),
    assignment: assignmentSchema.parse(build(() => 'mine')),
  };
};
const criteriaOf = ({ marking }: Assignment) =>
  marking.by === 'rubric' ? marking.rubric.criteria : [];
const seen = byRubric(one, two);

it('has what each of two people set', () => {
  const handIn = assignmentOf().handIn;
  const mine = assignmentOf({ attempts: 3, handIn: { ...handIn, link: true } });
  const theirs = assignmentOf({
    passPercent: 60,
    handIn: { ...handIn, text: { mostWords: 300 } },
    due: { day: 3, time: '12:00', timeZone: 'UTC' },
  });
  const { clashes, assignment } = merged(assignmentOf(), mine, theirs);
  expect(clashes).toEqual([]);
  expect(assignment).toEqual({
    ...theirs,
    attempts: 3,
    handIn: { ...handIn, link: true, text: { mostWords: 300 } },
  });
});

it('has the criteria and levels that each added, in the order of whoever moved some', () => {
  const mine = byRubric(two, one, three);
  const added = one && { ...one, levels: [...one.levels, ...(spare?.levels ?? [])] };
  const theirs = byRubric(added, two, four);
  const { clashes, assignment } = merged(seen, mine, theirs);
  expect(clashes).toEqual([]);
  const criteria = criteriaOf(assignment);
  expect(criteria.map(({ criterionId }) => criterionId)).toEqual(
    [two, four, one, three].map((each) => each?.criterionId),
  );
  expect(criteria.map(({ levels }) => levels.length)).toEqual([0, 0, 3, 1]);
});

it('asks where both gave one criterion other points, and nowhere else', () => {
  const worth = (points: number) => byRubric(one && { ...one, points, levels: [] }, two);
  const { clashes } = merged(worth(10), worth(20), worth(30));
  expect(clashes).toEqual([`marking.rubric.criteria.${one?.criterionId}.points`]);
});

it('never has half of one way of marking and half of the other', () => {
  const points = (most: number) => assignmentOf({ marking: { by: 'points', most } });
  const { clashes, assignment } = merged(points(10), points(20), seen);
  expect(clashes).toEqual(['marking']);
  expect(assignment.marking).toEqual({ by: 'points', most: 20 });
});

it('never has half of one release of marks and half of another', () => {
  const at = (day: number) =>
    assignmentOf({
      marksRelease: { rule: 'at', at: { day, time: '09:00', timeZone: 'UTC' } },
    });
  const { clashes, assignment } = merged(at(1), at(2), assignmentOf());
  expect(clashes).toEqual(['marksRelease']);
  expect(assignment.marksRelease).toEqual(at(2).marksRelease);
});

it('gives levels no points of a criterion that no longer has any', () => {
  const renamed = one && {
    ...one,
    levels: one.levels.map((level) => ({ ...level, title: { en: 'Better' } })),
  };
  const bare = one && {
    ...one,
    points: null,
    levels: one.levels.map((level) => ({ ...level, points: null })),
  };
  const more = one && { ...one, levels: [...one.levels, ...(three?.levels ?? [])] };
  const [first] = criteriaOf(merged(seen, byRubric(renamed, two), byRubric(bare, two)).assignment);
  expect(first?.levels.map(({ title, points }) => [title.en, points])).toEqual([
    ['Better', null],
    ['Better', null],
  ]);
  const [both] = criteriaOf(merged(seen, byRubric(bare, two), byRubric(more, two)).assignment);
  expect(both?.levels.map(({ points }) => points)).toEqual([null, null, null]);
});
