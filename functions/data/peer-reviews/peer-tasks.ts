import * as z from 'zod';
import { keys, ranges } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';
import { unchangedSince, versionedOrFirst } from '#functions/data/table/versioned.ts';

/** That somebody is to review a work of somebody else: whose it is, nothing of it says. */
export const peerTaskRecord = z.object({
  taskId: z.string(),
  userId: z.string(),
  courseId: z.string(),
  assignmentId: z.string(),
  submissionId: z.string(),
  /** What its reviewer handed in: their own place in the ring. */
  ownSubmissionId: z.string(),
  /** Among those of its reviewer for this assignment: the first one is 1. */
  number: z.number(),
  dueAt: z.string(),
  deliveredAt: z.string().nullable(),
  passedOnAt: z.string().nullable(),
  version: z.number(),
});
export type PeerTask = z.infer<typeof peerTaskRecord>;

/** What a reviewer wrote. */
export const peerReviewRecord = z.object({
  taskId: z.string(),
  choices: z.array(
    z.object({
      criterionId: z.string(),
      levelId: z.string().nullable(),
      points: z.number().nullable(),
      comment: z.string(),
    }),
  ),
  points: z.number().nullable(),
  comment: z.string(),
  savedAt: z.string(),
  version: z.number(),
});
export type PeerReview = z.infer<typeof peerReviewRecord>;

export const peerTasks = {
  get: (table: Table, userId: string, taskId: string) =>
    table.get(peerTaskRecord, keys.peerTask(userId, taskId)),

  /** All of one person, at the assignments of every course: as many as they were ever given. */
  ofPerson: (table: Table, userId: string) =>
    table.queryAll(peerTaskRecord, ranges.peerTasks(userId)),

  put: (before: PeerTask | null, next: Omit<PeerTask, 'version'>): TransactionItem =>
    tryAgain({
      label: 'peer-task',
      put: {
        ...keys.peerTask(next.userId, next.taskId),
        entity: 'PeerTask',
        ...next,
        version: (before?.version ?? 0) + 1,
      },
      ...unchangedSince(before),
    }),
};

export const peerReviews = {
  get: (table: Table, userId: string, taskId: string) =>
    table.get(peerReviewRecord, keys.peerReview(userId, taskId)),

  /** Over the one that it was made from. @throws AppError `stale_version` */
  put: (
    userId: string,
    next: PeerReview,
    present: (current: PeerReview) => unknown,
  ): TransactionItem =>
    versionedOrFirst(
      { ...keys.peerReview(userId, next.taskId), entity: 'PeerReview', ...next },
      next.version - 1,
      'peer-review',
      (current) => present(peerReviewRecord.parse(current)),
    ),
};

/** Refuses a transaction where a task was delivered, passed on or taken back since it was read; the caller reads again. */
export const unchangedTask = (read: PeerTask): TransactionItem =>
  tryAgain({
    label: 'peer-task-read',
    check: keys.peerTask(read.userId, read.taskId),
    ...unchangedSince(read),
  });
