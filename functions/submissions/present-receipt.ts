import type * as z from 'zod';
import type { submissionReceiptSchema } from '#shared/schemas/assignments.ts';
import { namedApart } from '#functions/data/assignments/named-apart.ts';
import type { Submission } from '#functions/data/assignments/submission.ts';
import type { OneSubmission } from '#functions/data/assignments/submissions.ts';

/**
 * The receipt of a submission for those who mark it.
 * @param hidden what stands in place of what would say whose it is; null: they may know
 */
export const presentReceipt = (
  { submissionId, number, submittedAt, due, isLate, words, link, files }: Submission,
  { isWithdrawn }: Pick<OneSubmission, 'isWithdrawn'>,
  hidden: { alias: string; dueAt: string | null; isLate: boolean } | null,
): z.infer<typeof submissionReceiptSchema> => ({
  submissionId,
  number,
  submittedAt,
  dueAt: hidden ? hidden.dueAt : due.at,
  isLate: hidden ? hidden.isLate : isLate,
  isWithdrawn,
  words,
  link,
  files: hidden === null ? files : namedApart(files, `${hidden.alias}-${number}`),
});
