import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitraryAssignment } from '#test/blocks/arbitrary-assignments.ts';
import { rubricOf } from '#test/support/rubric-of.ts';
import { markSchema } from '#shared/schemas/marks.ts';
import { assignmentMark } from './assignment-mark.ts';
import { markedWork, mostOfWork } from './marked-work.ts';

const points = (value: number) => Math.round(value * 10_000);
const due = Date.parse('2026-03-11T22:59:00.000Z');
const day = 86_400_000;

const plain = { by: 'points' as const, most: points(100) };
const rubric = rubricOf([4, [4, 2, 0]], [3, []], [null, []]);
const [argument, style] = rubric.criteria.map(({ criterionId }) => criterionId);
const half = rubric.criteria[0]?.levels[1]?.levelId ?? null;
const aTenth = { graceMinutes: 30, percentPerDay: 10, mostPercent: 50, of: 'earned' as const };
const ofMost = { ...aTenth, of: 'most' as const };

const rules = {
  plain: { marking: plain, late: aTenth },
  rubric: { marking: { by: 'rubric' as const, rubric }, late: ofMost },
};
const chose = (criterionId: string | undefined, levelId: string | null, own: number | null) => ({
  criterionId: criterionId ?? '',
  levelId,
  points: own === null ? null : points(own),
});
const essay = [chose(argument, half, null), chose(style, null, 3)];

type Written = Parameters<typeof markedWork>[1];
const gave = (value: number | null): Written => ({
  choices: [],
  points: value === null ? null : points(value),
  isLateWaived: false,
});
const chosen = (choices: Written['choices']): Written => ({ ...gave(null), choices });

/** Each worked by hand: what was written, how late it was in milliseconds, what was earned, and what is left. */
it.each<
  [
    string,
    keyof typeof rules,
    Written,
    late: number | null,
    earned: number | null,
    total: number | null,
  ]
>([
  ['plain points in time', 'plain', gave(80), 0, 80, 80],
  ['plain points, early', 'plain', gave(80), -5 * day, 80, 80],
  ['within the grace', 'plain', gave(80), 30 * 60_000, 80, 80],
  ['a millisecond after it', 'plain', gave(80), 30 * 60_000 + 1, 80, 72],
  ['on the second day', 'plain', gave(80), day + 1, 80, 64],
  ['no more than the most', 'plain', gave(80), 30 * day, 80, 40],
  ['nothing earned, late', 'plain', gave(0), day, 0, 0],
  ['a third of a point, rounded once', 'plain', gave(33.3333), day, 33.3333, 30],
  ['more than there is', 'plain', gave(140), 0, 100, 100],
  ['waived', 'plain', { ...gave(80), isLateWaived: true }, 3 * day, 80, 80],
  ['without a due date', 'plain', gave(80), null, 80, 80],
  ['nothing given yet', 'plain', gave(null), day, null, null],
  ['a rubric in time', 'rubric', chosen(essay), 0, 5, 5],
  ['a rubric late, of the most', 'rubric', chosen(essay), day, 5, 4.3],
  ['a rubric very late', 'rubric', chosen(essay), 30 * day, 5, 1.5],
  ['a rubric, waived', 'rubric', { ...chosen(essay), isLateWaived: true }, day, 5, 5],
  ['a rubric in part', 'rubric', chosen(essay.slice(1)), day, null, null],
  ['plain points beside a rubric count for nothing', 'rubric', gave(7), 0, null, null],
])('%s', (_, by, written, late, earned, total) => {
  const when = { dueAt: late === null ? null : due, submittedAt: due + (late ?? 0) };
  const work = markedWork(rules[by], written, when);
  const most = by === 'plain' ? 100 : 7;
  expect(work.earned).toEqual({
    points: earned === null ? null : points(earned),
    most: points(most),
  });
  expect(work.total).toBe(total === null ? null : points(total));
  expect(work.adjustments).toHaveLength(earned === total ? (earned === 0 ? 1 : 0) : 1);
});

it('comes, for all that an assignment may be, to no less than nothing and no more than was earned', () => {
  fc.assert(
    fc.property(
      arbitraryAssignment,
      fc.array(
        fc.record({
          at: fc.nat(),
          level: fc.nat(),
          own: fc.option(fc.integer({ min: 0, max: 10_000_000 }), { nil: null }),
        }),
        { maxLength: 12 },
      ),
      fc.option(fc.integer({ min: 0, max: 10_000_000 }), { nil: null }),
      fc.boolean(),
      fc.option(fc.integer({ min: -60 * day, max: 400 * day }), { nil: null }),
      (content, picks, own, isLateWaived, late) => {
        const criteria = content.marking.by === 'rubric' ? content.marking.rubric.criteria : [];
        const choices = picks.flatMap(({ at, level, own: given }) => {
          const one = criteria[at % Math.max(1, criteria.length)];
          const chosenLevel = one?.levels[level % Math.max(1, one.levels.length)];
          return one
            ? [
                chose(
                  one.criterionId,
                  chosenLevel?.levelId ?? null,
                  given === null ? null : given / 10_000,
                ),
              ]
            : [];
        });
        const written = { choices, points: own, isLateWaived };
        const when = { dueAt: late === null ? null : due, submittedAt: due + (late ?? 0) };
        const { earned, adjustments, total } = markedWork(content, written, when);
        expect(earned.most).toBe(mostOfWork(content));
        expect(total === null).toBe(earned.points === null);
        if (earned.points === null || total === null) return;
        for (const value of [earned.points, total]) expect(Number.isInteger(value)).toBe(true);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(total).toBeLessThanOrEqual(earned.points);
        expect(earned.points).toBeLessThanOrEqual(earned.most);
        // What stands last is what is left; with nothing done to it, all is.
        expect(total).toBe(adjustments.at(-1)?.to ?? earned.points);
        if (isLateWaived || when.dueAt === null || when.submittedAt <= due)
          expect(adjustments).toEqual([]);
      },
    ),
  );
});

it('makes a mark of what is ready alone', () => {
  const submissionId = '01J00000000000000000000001';
  const work = markedWork(rules.plain, gave(80), { dueAt: due, submittedAt: due + day });
  const waiting = markedWork(rules.plain, gave(null), { dueAt: due, submittedAt: due });
  const source = (markers: string[]) => ({ kind: 'assignment', submissionId, markers });
  const none = { earned: null, points: null };
  expect(assignmentMark({ status: 'marked', submissionId, markers: ['a'], work })).toEqual({
    source: source(['a']),
    earned: { points: points(80), most: points(100) },
    adjustments: work.adjustments,
    points: points(72),
    status: 'marked',
  });
  expect(assignmentMark({ status: 'marked', submissionId, markers: ['a'], work: waiting })).toEqual(
    {
      source: source(['a']),
      ...none,
      status: 'waiting',
    },
  );
  for (const status of ['open', 'waiting', 'excused'] as const)
    expect(assignmentMark({ status, submissionId })).toEqual({
      source: source([]),
      ...none,
      status,
    });
  const { source: open } = assignmentMark({ status: 'open', submissionId: null });
  expect(markSchema.shape.source.parse(open)).toEqual({ ...open, submissionId: null });
});
