import * as z from 'zod';
import { type DecidedItem, manualItemSchema } from '#shared/schemas/grades.ts';

/** What a course decided of a grade item. */
export const gradeItemRecord = z.object({
  courseId: z.string(),
  itemId: z.string(),
  categoryId: z.string().nullable(),
  isExtra: z.boolean(),
  isKeptOut: z.boolean(),
  place: z.number().nullable(),
  manual: z.object(manualItemSchema.shape).nullable(),
  version: z.number(),
});
export type GradeItem = DecidedItem & { courseId: string };
