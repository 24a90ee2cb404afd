import * as z from 'zod';
import { index, keys, ranges } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';
import { workRecord } from './drafts.ts';
import { receiptRecord, receiptShape } from './receipt.ts';
import { keyParts, type WorkPlace } from './work-place.ts';

export const submissionRecord = z.object({ ...receiptShape, ...workRecord });
export type Submission = z.infer<typeof submissionRecord>;

const addressRecord = z.object({
  submissionId: z.string(),
  userId: z.string(),
  courseId: z.string(),
  assignmentId: z.string(),
  number: z.number(),
});
export type SubmissionAddress = z.infer<typeof addressRecord>;

export const submission = {
  get: (table: Table, { number, ...place }: WorkPlace & { number: number }) =>
    table.get(submissionRecord, keys.submission(...keyParts(place), number)),

  /** The receipts of everything that somebody handed in for an assignment, the first one first. */
  receipts: (table: Table, place: WorkPlace) =>
    table.queryAll(receiptRecord, ranges.submission(...keyParts(place))),

  /** Where a submission lies that is known by its id alone. */
  address: (table: Table, submissionId: string) =>
    table.get(addressRecord, keys.submissionAddress(submissionId)),

  /** Where some of them lie. */
  addresses: (table: Table, submissionIds: string[]) =>
    table.batchGet(addressRecord, submissionIds.map(keys.submissionAddress), { consistent: true }),

  /** Both are put once, and never change, but for the note that the receipt went out. */
  put(next: Submission): TransactionItem[] {
    const { submissionId, userId, courseId, assignmentId, number } = next;
    return [
      tryAgain({
        label: 'submission',
        put: {
          ...keys.submission(...keyParts(next), number),
          entity: 'Submission',
          ...next,
        },
        condition: 'attribute_not_exists(pk)',
      }),
      {
        label: 'submission-address',
        put: {
          ...keys.submissionAddress(submissionId),
          ...index.submissions(userId, submissionId),
          entity: 'SubmissionAddress',
          submissionId,
          userId,
          courseId,
          assignmentId,
          number,
        },
        condition: 'attribute_not_exists(pk)',
      },
    ];
  },
};
