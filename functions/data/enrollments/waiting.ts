import * as z from 'zod';
import { sinceOf, type Enrollment } from './enrollments.ts';
import { keys, ranges } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';

/** Somebody's place in the line for a seat: there as long as their enrollment says that they wait. */
export const waitingRecord = z.object({
  userId: z.string(),
  courseId: z.string(),
  since: z.string(),
});

const keyOf = (enrollment: Enrollment) =>
  keys.waiting(enrollment.courseId, sinceOf(enrollment), enrollment.userId);

export const waiting = {
  /** The people who have waited longest, as it is this instant: at most `limit` of them. */
  first: async (table: Table, courseId: string, limit: number) =>
    (await table.query(waitingRecord, ranges.waiting(courseId), { limit })).items,

  lineUp: (enrollment: Enrollment): TransactionItem => ({
    label: 'waiting',
    put: {
      ...keyOf(enrollment),
      entity: 'Waiting',
      userId: enrollment.userId,
      courseId: enrollment.courseId,
      since: sinceOf(enrollment),
    },
  }),

  leave: (enrollment: Enrollment): TransactionItem => ({
    label: 'waiting',
    remove: keyOf(enrollment),
  }),
};
