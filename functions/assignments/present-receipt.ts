import type * as z from 'zod';
import type { ownReceiptSchema } from '#shared/schemas/assignments.ts';
import type { Receipt } from '#functions/data/assignments/receipt.ts';
import type { Submissions } from '#functions/data/assignments/submissions.ts';

/** One's own receipt, as far as its list says whether it still counts. */
export function presentReceipt(
  receipt: Receipt,
  own: Pick<Submissions, 'submissions'> | null,
): z.infer<typeof ownReceiptSchema> {
  const { submissionId, number, submittedAt, due, isLate, words, link, files, mailed } = receipt;
  const listed = own?.submissions.find((one) => one.number === number);
  return {
    submissionId,
    number,
    submittedAt,
    dueAt: due.at,
    isLate,
    isWithdrawn: listed?.isWithdrawn ?? false,
    words,
    link,
    files,
    mailedTo: mailed?.to ?? null,
  };
}
