import { expect, it } from 'vitest';
import { markRecord } from '#functions/data/marks/marks.ts';
import { lateAdjustment } from '#shared/grading/late.ts';
import { quizMark } from '#shared/grading/quiz-mark.ts';
import { type Mark, markSchema } from './marks.ts';

const id = (at: number) => `01J${String(at).padStart(23, '0')}`;
const person = (at: number) => `00000000-0000-0000-0000-${String(at).padStart(12, '0')}`;
const at = '2026-03-12T10:00:00.000Z';
const head = {
  courseId: id(1),
  itemId: id(2),
  userId: person(1),
  version: 1,
  releasedAt: null,
  changedAt: at,
  changedBy: person(1),
};

it('holds marks of quizzes as they were before there were assignments, to the byte', () => {
  const attempt = { attemptId: id(3), number: 1, points: 5, most: 10, submittedAt: at };
  const mark: Mark = { ...head, ...quizMark([attempt], 'best') };
  expect(JSON.stringify(markSchema.parse(mark))).toBe(
    JSON.stringify({
      courseId: id(1),
      itemId: id(2),
      userId: person(1),
      version: 1,
      source: { kind: 'quiz', counts: 'best', attempts: [attempt], counted: [id(3)] },
      earned: { points: 5, most: 10 },
      points: 5,
      status: 'marked',
      releasedAt: null,
      changedAt: at,
      changedBy: person(1),
    }),
  );
  expect(markRecord.parse(mark)).toEqual(mark);
});

it('holds what an assignment earned beside what being late left of it', () => {
  const earned = { points: 800_000, most: 1_000_000 };
  const late = lateAdjustment(
    { graceMinutes: 0, percentPerDay: 10, mostPercent: 50, of: 'earned' },
    { dueAt: Date.parse('2026-03-11T22:59:00.000Z'), submittedAt: Date.parse(at) },
    earned,
  );
  const mark: Mark = {
    ...head,
    source: { kind: 'assignment', submissionId: id(4), markers: [person(2)] },
    earned,
    adjustments: late ? [late] : [],
    points: late?.to ?? null,
    status: 'marked',
  };
  expect(mark.points).toBe(720_000);
  expect(markSchema.parse(mark)).toEqual(mark);
  expect(markRecord.parse(mark)).toEqual(mark);
});
