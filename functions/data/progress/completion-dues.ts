import * as z from 'zod';
import { keys } from '#functions/data/keys.ts';
import type { Item } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';

const dueRecord = z.object({
  userId: z.string(),
  courseId: z.string(),
  /** In seconds. */
  expiresAt: z.number(),
});
export type CompletionDue = z.infer<typeof dueRecord>;

/**
 * That somebody who has done all of a course learns of a mark at an instant to come: once the table has forgotten it, the
 * stream looks whether their total is enough.
 */
export const completionDues = {
  parse: (item: Item): CompletionDue => dueRecord.parse(item),

  put(
    { userId, courseId }: Pick<CompletionDue, 'userId' | 'courseId'>,
    at: string,
  ): TransactionItem {
    const due: CompletionDue = {
      userId,
      courseId,
      expiresAt: Math.ceil(Date.parse(at) / 1000),
    };
    return {
      label: 'completion-due',
      put: { ...keys.completionDue(userId, courseId), entity: 'CompletionDue', ...due },
    };
  },
};
