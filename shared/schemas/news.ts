import * as z from 'zod';
import { reasonSchema } from './attempts.ts';
import { turnSchema } from './enrollment-parts.ts';
import { gradePercentSchema } from './grading.ts';
import { toldBookCauses, toldCauses, toldWorkCauses } from './marks.ts';
import { pointsSchema } from './points.ts';
import { instantSchema, ulidSchema } from './primitives.ts';
import { localizedLine } from './text.ts';

const newsOfCourse = { courseId: ulidSchema, course: localizedLine(120), at: instantSchema };

const changeOfTotal = {
  /** As it is shown, in hundredths of a percent; null: there was none. */
  from: gradePercentSchema.nullable(),
  to: gradePercentSchema.nullable(),
  /** Beside the percentages; null: there is none. */
  letters: z.strictObject({ from: z.string().nullable(), to: z.string().nullable() }),
  /** Whether it came to pass by this, or to do so no more; null: that stays. */
  nowPasses: z.boolean().nullable(),
};

const changeOfMark = {
  /** The points of the mark; null: none were seen, or something waits. */
  from: pointsSchema.nullable(),
  to: pointsSchema.nullable(),
  /** null: it needs none. */
  reason: reasonSchema.nullable(),
  /** What it did to the total that was seen then; null: nothing, or that is not told. */
  total: z.strictObject(changeOfTotal).nullable(),
};

/** The dates of a live session, a quiz or an assignment that a teacher may move. */
export const dateNames = ['starts', 'opens', 'due', 'closes'] as const;

const movedDate = z.strictObject({
  name: z.enum(dateNames),
  /** null: there was none. */
  from: instantSchema.nullable(),
  /** null: there is none any more. */
  to: instantSchema.nullable(),
});

/**
 * The news for a student: a lesson that they have not opened, one that was changed since they had it, a date that was
 * moved, what others did to their place in a course, or to a mark that its person may see.
 */
export const newsSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('lesson'),
      what: z.enum(['added', 'revised']),
      ...newsOfCourse,
      moduleId: ulidSchema,
      blockId: ulidSchema,
      lesson: localizedLine(120),
    }),
    /** What of a lesson was moved for them since they saw it. */
    z.strictObject({
      kind: z.literal('dates'),
      ...newsOfCourse,
      moduleId: ulidSchema,
      blockId: ulidSchema,
      lesson: localizedLine(120),
      dates: z.array(movedDate).min(1).max(dateNames.length),
    }),
    z.strictObject({ kind: z.literal('place'), what: turnSchema, ...newsOfCourse }),
    z.strictObject({
      kind: z.literal('mark'),
      what: z.enum(toldCauses),
      ...newsOfCourse,
      quizId: ulidSchema,
      quiz: localizedLine(120),
      ...changeOfMark,
    }),
    z.strictObject({
      kind: z.literal('work'),
      what: z.enum(toldWorkCauses),
      ...newsOfCourse,
      moduleId: ulidSchema,
      assignmentId: ulidSchema,
      assignment: localizedLine(120),
      ...changeOfMark,
    }),
    /** What was done in the gradebook. */
    z.strictObject({
      kind: z.literal('grade'),
      what: z.enum([...toldBookCauses, 'excused', 'unexcused']),
      ...newsOfCourse,
      itemId: ulidSchema,
      item: localizedLine(120),
      /** Whether this has left its person excused: then there is no mark, and none is open. */
      isExcused: z.boolean(),
      ...changeOfMark,
    }),
    z.strictObject({
      kind: z.literal('total'),
      /** Somebody set it, or the course counts otherwise. */
      what: z.enum(['totalSet', 'bookChanged']),
      ...newsOfCourse,
      ...changeOfTotal,
      /** null: it needs none. */
      reason: reasonSchema.nullable(),
    }),
  ])
  .meta({ id: 'News' });
export type News = z.infer<typeof newsSchema>;
