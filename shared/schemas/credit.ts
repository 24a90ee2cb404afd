import * as z from 'zod';
import { weightSchema } from '#shared/questions/fields.ts';

const count = z.int().min(0).max(100);
/** A part of something, exactly: a third is 1 of 3. */
const fraction = { part: z.int(), of: z.int().min(1) };

/** How a single number or text was scored: alone, or in a gap. */
const acceptedReason = z.strictObject({
  how: z.literal('accepted'),
  /** The weight of the first that fits; null: none does. */
  weight: weightSchema.nullable(),
  /** What became of the unit; null: none was asked for. */
  unit: z
    .strictObject({
      is: z.enum(['right', 'missing', 'unknown']),
      penalty: z.int().min(0).max(10_000),
    })
    .nullable(),
});
const optionReason = z.strictObject({ how: z.literal('option'), weight: weightSchema });

const unansweredReason = z.strictObject({ how: z.literal('unanswered') });
/** What was written is no number. */
const notANumberReason = z.strictObject({ how: z.literal('notANumber') });

const gapReasonSchema = z.discriminatedUnion('how', [
  unansweredReason,
  optionReason,
  acceptedReason,
  notANumberReason,
]);
export type GapReason = z.infer<typeof gapReasonSchema>;

/** Where everything is right, or nothing counts; where each option counts, chosen or not; where each line does. */
const countedByVerdicts = [
  z.strictObject({ how: z.literal('allOrNothing'), isRight: z.boolean() }),
  z.strictObject({ how: z.literal('eachStatement'), right: count, of: count }),
  z.strictObject({ how: z.literal('positions'), right: count, of: count }),
  z.strictObject({ how: z.literal('neighbors'), right: count, of: count }),
] as const;

/** Whose counts tell how many there are to be found. */
const countedByKey = [
  z.strictObject({
    how: z.literal('rightMinusWrong'),
    right: count,
    ofRight: count,
    wrong: count,
    ofWrong: count,
  }),
  /** So many are in their right place; `taken` for those that belong nowhere and were put somewhere. */
  z.strictObject({ how: z.literal('each'), right: count, taken: count, of: count }),
  /** Right areas that were hit; `taken` for marks elsewhere that were more than there are right areas. */
  z.strictObject({ how: z.literal('areas'), hit: count, taken: count, of: count }),
] as const;

/** Why an answer earned what it did, where counts say so: no weight, and nothing that fits. */
export const countedReasonSchema = z
  .discriminatedUnion('how', [...countedByVerdicts, ...countedByKey])
  .meta({ id: 'CountedReason' });
export type CountedReason = z.infer<typeof countedReasonSchema>;

/** Why an answer earned what it did, as data that the site turns into sentences. */
export const scoreReasonSchema = z
  .discriminatedUnion('how', [
    unansweredReason,
    /** The weight of the one option chosen. */
    optionReason,
    z.strictObject({ how: z.literal('trueFalse'), isRight: z.boolean() }),
    ...countedByVerdicts,
    ...countedByKey,
    /** The sum of the weights chosen, of the sum of those above zero. */
    z.strictObject({ how: z.literal('weights'), sum: z.int(), of: z.int() }),
    acceptedReason,
    notANumberReason,
    /** The expression has no value with the numbers drawn. */
    z.strictObject({ how: z.literal('noKey') }),
    z.strictObject({
      how: z.literal('gaps'),
      gaps: z.array(
        z.strictObject({ gapId: z.int(), share: z.int(), ...fraction, how: gapReasonSchema }),
      ),
    }),
  ])
  .meta({ id: 'ScoreReason' });
export type ScoreReason = z.infer<typeof scoreReasonSchema>;

/** The part of a question's points that an answer earns, as an exact fraction. */
export const creditSchema = z
  .strictObject({
    ...fraction,
    how: scoreReasonSchema,
    /** Whether it would have been less than nothing, or more than all. */
    limited: z.enum(['below', 'above']).nullable(),
  })
  .meta({ id: 'Credit' });
export type Credit = z.infer<typeof creditSchema>;

/** What a learner is told of how the points of an answer came about. */
export const countedCreditSchema = creditSchema
  .pick({ limited: true })
  .extend({ how: countedReasonSchema })
  .meta({ id: 'CountedCredit' });
export type CountedCredit = z.infer<typeof countedCreditSchema>;
