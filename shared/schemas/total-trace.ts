import * as z from 'zod';
import { gradePercentSchema } from './grading.ts';
import { pointsSchema } from './points.ts';
import { ulidSchema } from './primitives.ts';

/** A grade item that counts towards a total, as it stands in its category before anything is dropped. */
const itemStepSchema = z.strictObject({
  step: z.literal('item'),
  itemId: ulidSchema,
  categoryId: ulidSchema.nullable(),
  points: pointsSchema,
  most: pointsSchema,
  /** `zero`: nothing was handed in, and that counts. */
  because: z.enum(['marked', 'zero']),
  isExtra: z.boolean(),
});

/** A grade item that counts for nothing, and why. */
const leftOutStepSchema = z.strictObject({
  step: z.literal('leftOut'),
  itemId: ulidSchema,
  because: z.enum(['keptOut', 'excused', 'missing', 'open', 'waiting']),
});

/** What a category makes of its items. */
const categoryStepSchema = z.strictObject({
  step: z.literal('category'),
  /** null: items that are of none. */
  categoryId: ulidSchema.nullable(),
  itemsCount: z.enum(['byPoints', 'equally']),
  /** null: the scheme goes by points. */
  weight: gradePercentSchema.nullable(),
  isExtra: z.boolean(),
  isCapped: z.boolean(),
  counted: z.array(ulidSchema),
  dropped: z.array(z.strictObject({ itemId: ulidSchema, because: z.enum(['lowest', 'highest']) })),
  /** The sums of what is counted; what is extra adds to the first alone. */
  earned: z.int().min(0),
  most: z.int().min(0),
  /** null: nothing in it can be earned. */
  percent: gradePercentSchema.nullable(),
});

const totalStepSchema = z.strictObject({
  step: z.literal('total'),
  by: z.enum(['points', 'weights']),
  /** The sum of the weights that share the hundred; null: by points. */
  weight: z.int().min(0).nullable(),
  isCapped: z.boolean(),
  /** null: nothing counts yet. */
  percent: gradePercentSchema.nullable(),
});

/** What somebody set in place of the total. */
const overrideStepSchema = z.strictObject({
  step: z.literal('override'),
  from: gradePercentSchema.nullable(),
  to: gradePercentSchema,
});

const shownStepSchema = z.strictObject({
  step: z.literal('shown'),
  decimals: z.int().min(0).max(2),
  mode: z.enum(['halfUp', 'up', 'down']),
  percent: gradePercentSchema.nullable(),
  letter: z.string().nullable(),
  isPassed: z.boolean().nullable(),
});

/** How marks became a total, in the order in which it was worked out. */
export const totalStepsSchema = z.array(
  z.discriminatedUnion('step', [
    itemStepSchema,
    leftOutStepSchema,
    categoryStepSchema,
    totalStepSchema,
    overrideStepSchema,
    shownStepSchema,
  ]),
);
export type TotalStep = z.infer<typeof totalStepsSchema>[number];
export type ItemStep = z.infer<typeof itemStepSchema>;
export type CategoryStep = z.infer<typeof categoryStepSchema>;
