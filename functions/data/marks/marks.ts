import * as z from 'zod';
import {
  changedStatusShape,
  type Mark,
  type MarkChange,
  markCauseSchema,
  markSchema,
  markStatuses,
  assignmentSourceSchema,
  handSourceSchema,
  quizSourceSchema,
  scoredAttemptSchema,
} from '#shared/schemas/marks.ts';
import { index, indexPartitions, keys, ranges } from '#functions/data/keys.ts';
import type { Item, QueryPage, Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';
import { unchangedSince } from '#functions/data/table/versioned.ts';
import { iso } from '#functions/platform/iso.ts';

export const markRecord = z.object({
  ...markSchema.shape,
  source: z.discriminatedUnion('kind', [
    z.object({
      ...quizSourceSchema.shape,
      attempts: z.array(z.object(scoredAttemptSchema.shape)),
    }),
    z.object(assignmentSourceSchema.shape),
    z.object(handSourceSchema.shape),
  ]),
  status: z.enum(markStatuses),
});

export const changeRecord = z.object({
  courseId: z.string(),
  itemId: z.string(),
  userId: z.string(),
  version: z.number(),
  at: z.string(),
  by: z.string(),
  because: markCauseSchema,
  from: z.number().nullable(),
  to: z.number().nullable(),
  ...changedStatusShape,
  attempts: z.array(
    z.object({
      attemptId: z.string(),
      from: z.number().nullable(),
      to: z.number().nullable(),
    }),
  ),
});

const ownerRecord = markRecord.pick({ userId: true });

type Whose = { userId: string; courseId: string; itemId: string };

/**
 * What of somebody's marks they may know of at an instant (milliseconds): the only way to a mark for all that a student
 * is shown, of the score, of sums and means, and of changes.
 */
export const releasedMarks = <M extends Pick<Mark, 'releasedAt'>>(
  marks: readonly M[],
  now: number,
): M[] => marks.filter(({ releasedAt }) => releasedAt !== null && Date.parse(releasedAt) <= now);

/**
 * A mark that waited for the closing of its quiz when it was written waits for the one that holds now.
 * @param closesAt in milliseconds
 */
export const withClosing = <M extends Pick<Mark, 'releasedAt' | 'changedAt'>>(
  mark: M,
  closesAt: number | null,
): M => {
  const { releasedAt, changedAt } = mark;
  if (releasedAt === null || closesAt === null || releasedAt <= changedAt) return mark;
  return closesAt > Date.parse(releasedAt) ? { ...mark, releasedAt: iso(closesAt) } : mark;
};

export const marks = {
  get: (table: Table, { userId, courseId, itemId }: Whose): Promise<Mark | null> =>
    table.get(markRecord, keys.mark(userId, courseId, itemId)),

  /** Those of some people for one item, in one request. */
  async ofPeople(
    table: Table,
    userIds: string[],
    { courseId, itemId }: Omit<Whose, 'userId'>,
  ): Promise<{ userId: string; mark: Mark | null }[]> {
    const found = await table.batchGet(
      markRecord,
      userIds.map((userId) => keys.mark(userId, courseId, itemId)),
      { consistent: true },
    );
    return userIds.map((userId) => ({
      userId,
      mark: found.find((mark) => mark.userId === userId) ?? null,
    }));
  },

  /** All marks of somebody in a course, as many as it has grade items. */
  ofCourse: (table: Table, userId: string, courseId: string): Promise<Mark[]> =>
    table.queryAll(markRecord, ranges.marks(userId, courseId)),

  /** Whose marks of an item have points, by these; a page of ids, those among them who have left the course. */
  byPoints: (
    table: Table,
    itemId: string,
    page: { limit: number; start: Item | undefined; newestFirst: boolean },
  ): Promise<QueryPage<{ userId: string }>> =>
    table.queryIndex(ownerRecord, indexPartitions.itemMarks(itemId), page),

  /** A mark over the one that was read; whoever was faster makes the caller read again. */
  put: (before: Mark | null, next: Mark): TransactionItem =>
    tryAgain({
      label: 'mark',
      put: {
        ...keys.mark(next.userId, next.courseId, next.itemId),
        ...(next.points !== null && index.itemMarks(next.itemId, next.points, next.userId)),
        entity: 'Mark',
        ...next,
      },
      ...unchangedSince(before),
    }),

  /** That a version of a mark was made; put once, and never changed. */
  putChange: (change: MarkChange): TransactionItem => ({
    label: 'mark-change',
    put: {
      ...keys.markChange(change.userId, change.courseId, change.itemId, change.version),
      entity: 'MarkChange',
      ...change,
    },
  }),

  /** The changes of all marks of somebody in a course: as many as a page takes. */
  changesIn: async (table: Table, userId: string, courseId: string, limit: number) =>
    (
      await table.query(changeRecord, ranges.markChangesIn(userId, courseId), {
        limit,
        newestFirst: true,
      })
    ).items,

  /** The changes of a mark, the newest first; a page. */
  changes: (
    table: Table,
    { userId, courseId, itemId }: Whose,
    page: { limit: number; start?: Item | undefined },
  ) =>
    table.query(changeRecord, ranges.markChanges(userId, courseId, itemId), {
      ...page,
      newestFirst: true,
    }),
};
