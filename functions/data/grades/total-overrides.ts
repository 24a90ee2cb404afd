import * as z from 'zod';
import { keys, ranges } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { versionedOrFirst } from '#functions/data/table/versioned.ts';

/** What somebody set in place of the total of a person in a course. */
export const totalOverrideRecord = z.object({
  courseId: z.string(),
  userId: z.string(),
  /** In hundredths of a percent; null: it was taken back. */
  percent: z.number().nullable(),
  reason: z.string(),
  by: z.string(),
  at: z.string(),
  version: z.number(),
});
export type TotalOverride = z.infer<typeof totalOverrideRecord>;

export const totalOverrides = {
  get: (table: Table, userId: string, courseId: string) =>
    table.get(totalOverrideRecord, keys.totalOverride(userId, courseId)),

  /** Those of some people in a course, by their ids. */
  async ofPeople(table: Table, courseId: string, userIds: string[]) {
    const found = await table.batchGet(
      totalOverrideRecord,
      userIds.map((userId) => keys.totalOverride(userId, courseId)),
      { consistent: true },
    );
    return new Map(found.map((one) => [one.userId, one]));
  },

  /** All that were set, the latest first; a page. */
  changes: async (table: Table, userId: string, courseId: string, limit: number) =>
    (
      await table.query(totalOverrideRecord, ranges.totalChanges(userId, courseId), {
        limit,
        newestFirst: true,
      })
    ).items,

  /** Puts one over the one that was seen, and that it was set. @throws AppError `stale_version` when committed */
  change: (next: TotalOverride): TransactionItem[] => [
    versionedOrFirst(
      { ...keys.totalOverride(next.userId, next.courseId), entity: 'TotalOverride', ...next },
      next.version - 1,
      'total-override',
    ),
    {
      label: 'total-change',
      put: {
        ...keys.totalChange(next.userId, next.courseId, next.version),
        entity: 'TotalChange',
        ...next,
      },
    },
  ],
};
