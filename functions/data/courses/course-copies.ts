import * as z from 'zod';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';

/** Marks a course as a copy: of which one, made by whom; `done` once its lessons are there too. */
export const courseCopyRecord = z.object({
  courseId: z.string(),
  from: z.string(),
  madeBy: z.string(),
  madeAt: z.string(),
  done: z.boolean(),
});
export type CourseCopy = z.infer<typeof courseCopyRecord>;

export const courseCopies = {
  get: (table: Table, courseId: string) => table.get(courseCopyRecord, keys.courseCopy(courseId)),

  begin: (copy: CourseCopy): TransactionItem => ({
    label: 'copy',
    put: { ...keys.courseCopy(copy.courseId), entity: 'CourseCopy', ...copy },
    condition: 'attribute_not_exists(pk)',
  }),

  finish: (table: Table, courseId: string) =>
    table.update({
      Key: keys.courseCopy(courseId),
      UpdateExpression: 'SET done = :done',
      ExpressionAttributeValues: { ':done': true },
    }),
};
