import type * as z from 'zod';
import { mediaTypes } from '#shared/policies/media-types.ts';
import type { submissionReceiptSchema } from '#shared/schemas/assignments.ts';
import type { Submission, SubmittedFile } from '#functions/data/assignments/submission.ts';
import type { OneSubmission } from '#functions/data/assignments/submissions.ts';

/** What a file is called where its own name could say whose it is. */
const aliasedName = (alias: string, number: number, at: number, { contentType }: SubmittedFile) =>
  `${alias}-${number}-${at + 1}.${mediaTypes[contentType].extensions[0]}`;

/**
 * The receipt of a submission for those who mark it.
 * @param hidden what stands in place of what would say whose it is; null: they may know
 */
export const presentReceipt = (
  { submissionId, number, submittedAt, due, isLate, words, link, files }: Submission,
  { isWithdrawn }: Pick<OneSubmission, 'isWithdrawn'>,
  hidden: { alias: string; dueAt: string | null } | null,
): z.infer<typeof submissionReceiptSchema> => ({
  submissionId,
  number,
  submittedAt,
  dueAt: hidden ? hidden.dueAt : due.at,
  isLate,
  isWithdrawn,
  words,
  link,
  files:
    hidden === null
      ? files
      : files.map((file, at) => ({
          ...file,
          fileName: aliasedName(hidden.alias, number, at, file),
        })),
});
