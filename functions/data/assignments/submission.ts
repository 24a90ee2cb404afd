import * as z from 'zod';
import { index, keys, ranges } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';
import { workRecord } from './drafts.ts';
import { receiptRecord, receiptShape } from './receipt.ts';
import { keyParts, placeOf, placeRecord, type WorkPlace } from './work-place.ts';

export const submissionRecord = z.object({ ...receiptShape, ...workRecord });
export type Submission = z.infer<typeof submissionRecord>;

const addressRecord = z.object({
  submissionId: z.string(),
  ...placeRecord,
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

  /** Those for whom it was handed in, without one whose account is gone. */
  leave: (place: WorkPlace, number: number, members: string[]): TransactionItem => ({
    label: 'submission-members',
    update: keys.submission(...keyParts(place), number),
    set: 'SET #members = :members',
    condition: 'attribute_exists(pk)',
    expression: { names: { '#members': 'members' }, values: { ':members': members } },
  }),

  /** Both are put once, and never change, but for the note that the receipt went out, and who of a group is gone. */
  put(next: Submission): TransactionItem[] {
    const { submissionId, number } = next;
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
          // That of a group goes with nobody alone.
          ...(next.group ? {} : index.submissions(next.userId, submissionId)),
          entity: 'SubmissionAddress',
          submissionId,
          ...placeOf(next),
          number,
        },
        condition: 'attribute_not_exists(pk)',
      },
    ];
  },
};
