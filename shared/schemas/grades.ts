import * as z from 'zod';
import { gradingSchemeSchema } from './grading.ts';
import { pointsSchema } from './points.ts';
import { ulidSchema } from './primitives.ts';
import { localizedLine } from './text.ts';

export const gradeItemKinds = ['quiz', 'assignment', 'manual'] as const;

/** So many grade items count in a course. */
export const mostGradeItems = 200;

/** What a course decides of its grades: how marks become a total, and what its students are shown beside their own. */
export const gradingSettingsSchema = z.strictObject({
  ...gradingSchemeSchema.shape,
  /** Whether they see how all did, from five released marks up. */
  showsFigures: z.boolean(),
});
export type GradingSettings = z.infer<typeof gradingSettingsSchema>;

/** As which a grade item counts. */
export const itemPlaceShape = {
  /** null: of none. */
  categoryId: ulidSchema.nullable(),
  isExtra: z.boolean(),
  /** It stands in the book and counts for nothing. */
  isKeptOut: z.boolean(),
  /** Its place among the columns; null: in the order of the course, and what is written by hand last. */
  place: z.int().min(0).max(999).nullable(),
};

/** As what an item counts. */
export const itemPlaceSchema = z.strictObject(itemPlaceShape);
export type ItemPlace = z.infer<typeof itemPlaceSchema>;

/** A grade item that no block stands for. */
export const manualItemSchema = z.strictObject({
  title: localizedLine(120),
  most: pointsSchema,
  release: z.enum(['whenMarked', 'byHand']),
});

/** What was decided of a grade item at a time. */
export type ItemDecision = ItemPlace & { manual: z.infer<typeof manualItemSchema> | null };

/** What was decided of a grade item; of a block without it what is usual holds. */
export type DecidedItem = {
  itemId: string;
  categoryId: string | null;
  isExtra: boolean;
  isKeptOut: boolean;
  place: number | null;
  /** null: it is of a block. */
  manual: z.infer<typeof manualItemSchema> | null;
  version: number;
};

/** A block that gives a mark, as the book shows it. */
export const gradedBlockSchema = z.strictObject({
  itemId: ulidSchema,
  kind: z.enum(['quiz', 'assignment']),
  title: localizedLine(120),
  moduleId: ulidSchema,
  most: z.int().min(0),
  /** Of a quiz that shows its scores then: no mark of it is released before. */
  closesAt: z.string().nullable(),
  /** Whether those who mark do not see whose a mark is until all are released; left out: they do. */
  isAnonymous: z.boolean().optional(),
});
export type GradedBlock = z.infer<typeof gradedBlockSchema>;
