import * as z from 'zod';
import { pointsSchema } from './points.ts';
import { ulidSchema } from './primitives.ts';
import { line, localizedLine } from './text.ts';

/** Hundredths of a percent: 9010 is 90.1 % (decision 0063). Above the hundred where extra credit says so. */
export const gradePercentSchema = z.int().min(0);

/** The same where nothing is above the hundred. */
const percent = gradePercentSchema.max(10_000);

/** Grade items that come together before they count. */
export const gradeCategorySchema = z.strictObject({
  categoryId: ulidSchema,
  title: localizedLine(120),
  /** Of the total, where a scheme goes by weights. */
  weight: percent,
  /** Whether its items count by their points, or each as much as any other. */
  itemsCount: z.enum(['byPoints', 'equally']),
  /** How many marks are left out: those without which it is highest, then those without which it is lowest. */
  dropLowest: z.int().min(0).max(20),
  dropHighest: z.int().min(0).max(20),
  /** It can add to the total, and takes nothing from it. */
  isExtra: z.boolean(),
  /** Held to 100 %. */
  isCapped: z.boolean(),
});
export type GradeCategory = z.infer<typeof gradeCategorySchema>;

/** How marks of a course become a total. */
export const gradingSchemeSchema = z.strictObject({
  by: z.enum(['points', 'weights']),
  categories: z
    .array(gradeCategorySchema)
    .max(20)
    .refine(
      (all) => new Set(all.map(({ categoryId }) => categoryId)).size === all.length,
      'repeated',
    ),
  /** What counts that was due and not handed in. */
  missing: z.enum(['nothing', 'zero']),
  isCapped: z.boolean(),
  rounding: z.strictObject({
    decimals: z.int().min(0).max(2),
    mode: z.enum(['halfUp', 'up', 'down']),
  }),
  /** From which percentage on somebody reads which letter; the one that begins highest first. */
  letters: z
    .array(z.strictObject({ letter: line(20), from: percent }))
    .max(20)
    .refine(
      (all) => all.every(({ from }, at) => at === 0 || from < (all[at - 1]?.from ?? 0)),
      'not_descending',
    ),
  /** What is enough; null: nothing is said of it. */
  passFrom: percent.nullable(),
});
export type GradingScheme = z.infer<typeof gradingSchemeSchema>;

/** What a course gives a mark for, as far as a total asks. */
export const countedItemSchema = z.strictObject({
  itemId: ulidSchema,
  /** null: of none, or of one that is no more. */
  categoryId: ulidSchema.nullable(),
  most: pointsSchema,
  /** It can add, and takes nothing. */
  isExtra: z.boolean(),
  /** It stands in the book and counts for nothing. */
  isKeptOut: z.boolean(),
});
export type CountedItem = z.infer<typeof countedItemSchema>;
