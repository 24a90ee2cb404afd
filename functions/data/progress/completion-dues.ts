import * as z from 'zod';
import { index, indexPartitions, keys } from '#functions/data/keys.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';

const dueRecord = z.object({
  userId: z.string(),
  courseId: z.string(),
  /** In seconds. */
  expiresAt: z.number(),
});
export type CompletionDue = z.infer<typeof dueRecord>;

/** That somebody will have completed a course at an instant to come: once the table has forgotten it, the stream writes it. */
export const completionDues = {
  /** Whether anybody will complete a course by the clock. */
  async isAnyIn(table: Table, courseId: string): Promise<boolean> {
    const due = indexPartitions.completionsDue(courseId);
    return (await table.queryIndex(dueRecord, due, { limit: 1 })).items.length > 0;
  },

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
      put: {
        ...keys.completionDue(userId, courseId),
        ...index.completionsDue(courseId, userId),
        entity: 'CompletionDue',
        ...due,
      },
    };
  },

  remove: ({ userId, courseId }: Pick<CompletionDue, 'userId' | 'courseId'>): TransactionItem => ({
    label: 'completion-due',
    remove: keys.completionDue(userId, courseId),
  }),
};
