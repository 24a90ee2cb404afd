import * as z from 'zod';
import type { Review } from '#shared/policies/review-schedule.ts';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';
import { unchangedSince } from '#functions/data/table/versioned.ts';

/** The questions that somebody goes over each day, as long as they want to: there is one only while it is on. */
export const reviewRecord = z.object({
  isOn: z.boolean(),
  cards: z.array(
    z.object({
      questionId: z.string(),
      version: z.number(),
      courseId: z.string(),
      dueOn: z.string().nullable(),
      right: z.number(),
    }),
  ),
  answered: z.object({ on: z.string(), count: z.number() }).nullable(),
  version: z.number(),
});
export type KeptReview = z.infer<typeof reviewRecord>;

export const reviews = {
  get: (table: Table, userId: string) => table.get(reviewRecord, keys.review(userId)),

  /** Puts a review over what was read of it; whoever was faster makes the caller read again. */
  put: (
    userId: string,
    before: KeptReview | null,
    next: Review & { isOn: boolean },
  ): TransactionItem =>
    tryAgain({
      label: 'review',
      put: {
        ...keys.review(userId),
        entity: 'Review',
        ...next,
        version: (before?.version ?? 0) + 1,
      },
      ...unchangedSince(before),
    }),
};
