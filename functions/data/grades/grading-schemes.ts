import * as z from 'zod';
import { gradeCategorySchema } from '#shared/schemas/grading.ts';
import { type GradingSettings, gradingSettingsSchema } from '#shared/schemas/grades.ts';
import { ranges } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { type GradeItem, gradeItemRecord } from './grade-items.ts';

const { letters, rounding } = gradingSettingsSchema.shape;

export const gradingSchemeRecord = z.object({
  ...gradingSettingsSchema.shape,
  categories: z.array(z.object(gradeCategorySchema.shape)),
  letters,
  rounding,
  courseId: z.string(),
  version: z.number(),
});
export type GradingSchemeItem = GradingSettings & { courseId: string; version: number };

/** What a course decided of its grades. */
export type Decided = { scheme: GradingSchemeItem | null; items: GradeItem[] };

const decidedRecord = z.discriminatedUnion('entity', [
  gradingSchemeRecord.extend({ entity: z.literal('GradingScheme') }),
  gradeItemRecord.extend({ entity: z.literal('GradeItem') }),
]);

export const gradingSchemes = {
  /** The scheme of a course with all that was decided of its items: one query. */
  async decided(table: Table, courseId: string): Promise<Decided> {
    const found = await table.queryAll(decidedRecord, ranges.gradebook(courseId));
    const decided: Decided = { scheme: null, items: [] };
    for (const { entity, ...one } of found) {
      if (entity === 'GradingScheme') decided.scheme = one as GradingSchemeItem;
      else decided.items.push(one as GradeItem);
    }
    return decided;
  },
};
