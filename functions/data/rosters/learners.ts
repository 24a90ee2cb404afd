import * as z from 'zod';
import { keys, ranges } from '#functions/data/keys.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { AppError } from '#functions/platform/app-error.ts';

/**
 * Marks that somebody is in a course: there exactly as long as their enrollment is active, changed in its transaction.
 */
export const learnerRecord = z.object({ userId: z.string(), courseId: z.string() });
export type Learner = z.infer<typeof learnerRecord>;

export const learners = {
  /** A page of the people in a course as it is this instant, in no order that moves. */
  list: (table: Table, courseId: string, page: { limit: number; start: Item | undefined }) =>
    table.query(learnerRecord, ranges.learners(courseId), page),

  enter: ({ courseId, userId }: Learner): TransactionItem => ({
    label: 'learner',
    put: { ...keys.learner(courseId, userId), entity: 'Learner', courseId, userId },
  }),

  /** Refuses a transaction where somebody is not in the course. */
  expectIn: ({ courseId, userId }: Learner): TransactionItem => ({
    label: 'learner-in',
    check: keys.learner(courseId, userId),
    condition: 'attribute_exists(pk)',
    refused: () => new AppError('not_enrolled'),
  }),

  /** Refuses a transaction where somebody is in it. */
  expectOut: ({ courseId, userId }: Learner): TransactionItem => ({
    label: 'learner-out',
    check: keys.learner(courseId, userId),
    condition: 'attribute_not_exists(pk)',
  }),

  leave: ({ courseId, userId }: Learner): TransactionItem => ({
    label: 'learner',
    remove: keys.learner(courseId, userId),
  }),
};
