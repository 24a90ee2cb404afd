import * as z from 'zod';
import { workDateSchema } from '#shared/schemas/assignments.ts';
import { mediaTypeSchema } from '#shared/schemas/media.ts';
import { sha256Schema } from '#shared/schemas/work-files.ts';
import { index, keys, ranges } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';
import { workRecord } from './drafts.ts';
import { keyParts, type WorkPlace } from './work-place.ts';

const date = z.object(workDateSchema.shape);

/** A file as it was handed in; its bytes stay as long as a submission names them. */
const submittedFile = z.object({
  mediaId: z.string(),
  fileName: z.string(),
  contentType: mediaTypeSchema,
  bytes: z.number(),
  sha256: sha256Schema,
});
export type SubmittedFile = z.infer<typeof submittedFile>;

/** What was handed in at one instant, with all that its receipt says. Whether it was withdrawn since, `Submissions` says. */
const receiptShape = {
  userId: z.string(),
  courseId: z.string(),
  assignmentId: z.string(),
  submissionId: z.string(),
  number: z.number(),
  submittedAt: z.string(),
  submittedBy: z.string(),
  /** The dates that held at that instant, and by whose word. */
  due: date,
  closes: date,
  isLate: z.boolean(),
  /** How many words the text has; null: there is none. */
  words: z.number().nullable(),
  link: workRecord.link,
  files: z.array(submittedFile),
  /** Whether the statement of own work was confirmed; null: there was none. */
  confirmed: z.boolean().nullable(),
};

/** Without the text and the self-assessment, which a list does not show. */
export const receiptRecord = z.object(receiptShape);
export type Receipt = z.infer<typeof receiptRecord>;

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

  /** Both are put once, and never change. */
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
