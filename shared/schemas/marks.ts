import * as z from 'zod';
import { quizSchema } from '#shared/blocks/quiz/schema.ts';
import { adjustmentSchema, underneath } from './adjustments.ts';
import { pointsSchema } from './points.ts';
import { instantSchema, ulidSchema, userIdSchema } from './primitives.ts';
import { line } from './text.ts';

export const markStatuses = ['open', 'waiting', 'marked', 'missing', 'excused'] as const;

/** What stands in place of the points of a mark where somebody said so. */
const saidStatusSchema = z.enum(['missing', 'excused']);
/** The same of a mark before a change of it and after; left out: it had points, or nothing. */
export const changedStatusShape = {
  fromStatus: saidStatusSchema.optional(),
  toStatus: saidStatusSchema.optional(),
};

/** An attempt as a mark remembers it: one write decides which of them counts. */
export const scoredAttemptSchema = z.strictObject({
  attemptId: ulidSchema,
  number: z.int().min(1).max(1000),
  /** null: something of it waits for a person. */
  points: pointsSchema.nullable(),
  most: pointsSchema,
  submittedAt: instantSchema,
});

/** Attempts, by whose rule one or more of them count. */
export const quizSourceSchema = z.strictObject({
  kind: z.literal('quiz'),
  counts: quizSchema.shape.counts,
  attempts: z.array(scoredAttemptSchema),
  counted: z.array(ulidSchema),
});
export type QuizSource = z.infer<typeof quizSourceSchema>;

/** The submission that counts, and those whose marking became the mark. */
export const assignmentSourceSchema = z.strictObject({
  kind: z.literal('assignment'),
  /** null: nothing that counts was handed in. */
  submissionId: ulidSchema.nullable(),
  markers: z.array(userIdSchema),
});

/** Somebody who teaches, into the gradebook. */
export const handSourceSchema = z.strictObject({ kind: z.literal('hand') });

/** What a mark is made from. */
const markSourceSchema = z.discriminatedUnion('kind', [
  quizSourceSchema,
  assignmentSourceSchema,
  handSourceSchema,
]);

const earned = z.strictObject({ points: pointsSchema, most: pointsSchema }).nullable();

/** What a mark comes to whose person is excused, as long as they are. */
export const beneathSchema = z.strictObject({
  earned,
  adjustments: z.array(adjustmentSchema).optional(),
  points: pointsSchema.nullable(),
  status: z.enum(underneath),
  releasedAt: instantSchema.nullable(),
});
export type Beneath = z.infer<typeof beneathSchema>;

/** A release that decided from when on a mark is seen. */
const pressSchema = z.strictObject({
  releaseId: ulidSchema,
  /** The instant in whose place it came; null: there was none. */
  before: instantSchema.nullable(),
});

/** A word of one's own beside a mark: late, in dispute. */
export const markLabelSchema = line(30);

/** What one person got for one grade item (decision 0063). */
export const markSchema = z.strictObject({
  courseId: ulidSchema,
  /** The block's id for a quiz or an assignment. */
  itemId: ulidSchema,
  userId: userIdSchema,
  version: z.int().min(1),
  source: markSourceSchema,
  /** What was earned, of how much; null: nothing yet, or a part of it waits. */
  earned,
  /** What was done to it, in this order; left out: nothing. */
  adjustments: z.array(adjustmentSchema).optional(),
  /** earned with all adjustments: what the book counts. */
  points: pointsSchema.nullable(),
  status: z.enum(markStatuses),
  /** From then on its person sees it; null: nobody but those who mark may know of it. */
  releasedAt: instantSchema.nullable(),
  /** The releases that decided of that, the one that holds last; left out: none did. */
  presses: z.array(pressSchema).optional(),
  /** Of who is excused alone. */
  beneath: beneathSchema.optional(),
  label: markLabelSchema.optional(),
  changedAt: instantSchema,
  changedBy: userIdSchema,
});
export type Mark = z.infer<typeof markSchema>;

/** What others do to somebody's mark for a quiz: of that they are told. */
export const toldCauses = ['marked', 'reset', 'reopened', 'regraded'] as const;

/** The same for an assignment. */
export const toldWorkCauses = [
  'judged',
  'returned',
  'released',
  'lookAnswered',
  'excused',
  'unexcused',
] as const;

/** Why a mark for a quiz is no longer what it was. */
export const quizCauseSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ended'), attemptId: ulidSchema }),
  z.strictObject({
    kind: z.literal('marked'),
    attemptId: ulidSchema,
    slotId: ulidSchema,
  }),
  z.strictObject({ kind: z.literal('reset'), attemptId: ulidSchema, reason: z.string() }),
  z.strictObject({ kind: z.literal('reopened'), attemptId: ulidSchema, reason: z.string() }),
  z.strictObject({ kind: z.literal('regraded'), regradeId: ulidSchema, reason: z.string() }),
]);
export type QuizCause = z.infer<typeof quizCauseSchema>;

const ofSubmission = { submissionId: ulidSchema };
const withReason = { reason: z.string() };

/** From when on it is seen, where that was still to come; left out: it was at once, or nobody noted it. */
const shownFrom = { shownFrom: instantSchema.optional() };

/** The same of an assignment. */
export const workCauseSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('submitted'), ...ofSubmission }),
  z.strictObject({ kind: z.literal('withdrawn'), ...ofSubmission }),
  /** A marking became ready, changed, or became a draft again. */
  z.strictObject({ kind: z.literal('judged'), ...ofSubmission }),
  z.strictObject({ kind: z.literal('returned'), ...ofSubmission, ...withReason }),
  z.strictObject({
    kind: z.literal('released'),
    ...ofSubmission,
    releaseId: ulidSchema,
    ...shownFrom,
  }),
  /** It was to be seen from an instant on, and is not any more until somebody releases it. */
  z.strictObject({ kind: z.literal('withheld'), ...ofSubmission, releaseId: ulidSchema }),
  /** Its person had asked for another look: the mark is as it was, and may change by itself. */
  z.strictObject({ kind: z.literal('lookAnswered'), ...ofSubmission }),
  /** Other dates hold: what being late costs was worked out anew. */
  z.strictObject({ kind: z.literal('extended'), ...ofSubmission, ...withReason }),
  z.strictObject({ kind: z.literal('excused'), ...withReason }),
  z.strictObject({ kind: z.literal('unexcused'), ...withReason }),
]);
export type WorkCause = z.infer<typeof workCauseSchema>;

/** What others do to a mark in the gradebook, beside excusing: of that its person is told. */
export const toldBookCauses = [
  'typed',
  'takenBack',
  'filled',
  'curved',
  'imported',
  'shown',
  'undone',
] as const;

/** The same in the gradebook, of a mark for anything. */
export const bookCauseSchema = z.discriminatedUnion('kind', [
  /** Points, or what takes them back; of what no lesson stands for nobody needs to say why. */
  z.strictObject({ kind: z.literal('typed'), reason: z.string().nullable() }),
  /** What was typed is undone by who typed it: why is said in the language of who reads it. */
  z.strictObject({ kind: z.literal('takenBack') }),
  /** A word beside it. */
  z.strictObject({ kind: z.literal('labelled') }),
  /** For many at once; or the undoing of that. */
  z.strictObject({
    kind: z.literal(['filled', 'curved', 'imported', 'undone']),
    jobId: ulidSchema,
    reason: z.string().nullable(),
  }),
  z.strictObject({
    kind: z.literal('shown'),
    jobId: ulidSchema,
    reason: z.string().nullable(),
    ...shownFrom,
  }),
  /** What a release had planned is taken back, as with an assignment. */
  z.strictObject({ kind: z.literal('unplanned'), jobId: ulidSchema }),
]);
export type BookCause = z.infer<typeof bookCauseSchema>;

/** Why a mark is no longer what it was. */
export const markCauseSchema = z.discriminatedUnion('kind', [
  quizCauseSchema,
  workCauseSchema,
  bookCauseSchema,
]);
export type MarkCause = z.infer<typeof markCauseSchema>;

/** Their kinds, for who reads how a mark came to be. */
export const markCauseKinds = [
  ...quizCauseSchema.options,
  ...workCauseSchema.options,
  ...bookCauseSchema.options,
].flatMap(({ shape }) => [...shape.kind.values]);

/** One version of a mark: who made it, when, why, and from what it came to what. */
export const markChangeSchema = z.strictObject({
  courseId: ulidSchema,
  itemId: ulidSchema,
  userId: userIdSchema,
  version: z.int().min(1),
  at: instantSchema,
  by: userIdSchema,
  because: markCauseSchema,
  from: pointsSchema.nullable(),
  to: pointsSchema.nullable(),
  ...changedStatusShape,
  /** The attempts whose points it changed. */
  attempts: z.array(
    z.strictObject({
      attemptId: ulidSchema,
      from: pointsSchema.nullable(),
      to: pointsSchema.nullable(),
    }),
  ),
});
export type MarkChange = z.infer<typeof markChangeSchema>;
