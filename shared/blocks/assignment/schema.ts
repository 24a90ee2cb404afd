import * as z from 'zod';
import { courseTimeSchema } from '#shared/schemas/course-time.ts';
import { fileBytesSchema, mediaTypeSchema } from '#shared/schemas/media.ts';
import { pointsSchema } from '#shared/schemas/points.ts';
import { ulidSchema } from '#shared/schemas/primitives.ts';
import { localizedRichTextSchema } from '#shared/schemas/rich-text.ts';
import { rubricSchema } from '#shared/schemas/rubrics.ts';
import { localizedParagraph } from '#shared/schemas/text.ts';

/** The most often that anything may be handed in by everybody. */
export const mostAttempts = 20;

const percent = z.int().min(0).max(100);
const percentAboveZero = z.int().min(1).max(100);

/** What may be handed in, each of its own kind; null: nothing of that kind is taken. */
const handInSchema = z.strictObject({
  /** A text in the editor of lessons. */
  text: z.strictObject({ mostWords: z.int().min(1).max(20_000).nullable() }).nullable(),
  files: z
    .strictObject({
      accepts: z
        .array(mediaTypeSchema)
        .min(1)
        .refine((types) => new Set(types).size === types.length, 'repeated'),
      most: z.int().min(1).max(20),
      /** Of one file; what its type allows holds as well. */
      mostBytes: fileBytesSchema,
    })
    .nullable(),
  /** An address on the web. */
  link: z.boolean(),
  /** Sound or film, recorded in the browser. */
  recording: z
    .strictObject({
      as: z.enum(['audio', 'video', 'either']),
      mostMinutes: z.int().min(1).max(60),
    })
    .nullable(),
});

/** What being late costs. */
const lateSchema = z.strictObject({
  /** How long after the due date nothing is lost yet. */
  graceMinutes: z.int().min(0).max(1440),
  /** For each begun day of 24 hours after the due date. */
  percentPerDay: percentAboveZero,
  /** The most that is ever lost. */
  mostPercent: percentAboveZero,
  /** What the percent are of: the points that were earned, or the most that can be. */
  of: z.enum(['earned', 'most']),
});

const markingSchema = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('points'), most: pointsSchema }),
  z.strictObject({ by: z.literal('rubric'), rubric: rubricSchema }),
]);

/** When people get to see their marks. */
const marksReleaseSchema = z.discriminatedUnion('rule', [
  z.strictObject({ rule: z.literal('whenMarked') }),
  z.strictObject({ rule: z.literal('at'), at: courseTimeSchema }),
  z.strictObject({ rule: z.literal('byHand') }),
]);

/**
 * What an assignment asks for, and by which rules. What concerns single people lies elsewhere. Each field has its usual
 * value: what was written as a place in an outline, before there was more to say, is an assignment that asks for nothing
 * yet.
 */
export const assignmentSchema = z.strictObject({
  kind: z.literal('assignment'),
  instructions: localizedRichTextSchema.nullable().default(null),
  handIn: handInSchema.default({ text: null, files: null, link: false, recording: null }),
  /** How often it may be handed in; the last submission counts. */
  attempts: z.int().min(1).max(mostAttempts).default(1),
  opens: courseTimeSchema.nullable().default(null),
  /** What is handed in later is late. */
  due: courseTimeSchema.nullable().default(null),
  /** What is handed in later is refused. */
  closes: courseTimeSchema.nullable().default(null),
  /** null: being late costs nothing. */
  late: lateSchema.nullable().default(null),
  marking: markingSchema.default({ by: 'points', most: 1_000_000 }),
  /** Whether those who mark do not see whose work it is until all marks are released. */
  anonymous: z.boolean().default(false),
  /** Somebody who marks it as well; how far the two may be apart, in percent of the most, before they have to agree. */
  secondMarker: z.strictObject({ tolerancePercent: percent }).nullable().default(null),
  peerReview: z
    .strictObject({
      /** How many each person reviews. */
      reviews: z.int().min(1).max(10),
      allocation: z.enum(['chance', 'hand']),
      /** How many days somebody has for a review, from when it is theirs. */
      days: z.int().min(1).max(60),
      /** How much of the mark reviews make; 0: they are advice. */
      percentOfMark: percent,
    })
    .nullable()
    .default(null),
  /** Whether people mark their own work before they hand it in. */
  selfAssessment: z.boolean().default(false),
  /** What whoever hands in confirms about their own work; null: nothing. */
  statement: localizedParagraph(1000).nullable().default(null),
  /** The set of groups of which each hands in once; null: everybody by themselves. A set of null is still to be chosen. */
  groups: z.strictObject({ setId: ulidSchema.nullable() }).nullable().default(null),
  marksRelease: marksReleaseSchema.default({ rule: 'byHand' }),
  /** For how many days after its mark is released another look can be asked for; null: without end. */
  lookDays: z.int().min(1).max(365).nullable().default(null),
  /** What is enough, in whole percent; null: nothing is said of it. */
  passPercent: percentAboveZero.nullable().default(null),
});
