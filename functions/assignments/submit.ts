import type { assignments as contract } from '#shared/contract/assignments.ts';
import { misfitsOf } from '#shared/policies/misfits.ts';
import { submitRefusal } from '#shared/policies/submit-refusal.ts';
import type { Operation } from '#functions/api/operation.ts';
import type { AssignmentView } from '#functions/data/assignments/assignment-view.ts';
import { drafts } from '#functions/data/assignments/drafts.ts';
import { handingIn } from '#functions/data/assignments/handing-in.ts';
import { submission } from '#functions/data/assignments/submission.ts';
import {
  countedIn,
  markingOf,
  type OneSubmission,
  submissions,
} from '#functions/data/assignments/submissions.ts';
import { nameWorkFiles } from '#functions/data/media/name-work-files.ts';
import { completeBlock } from '#functions/data/progress/complete-block.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import type { AssignmentsDeps } from './deps.ts';
import { expectDraft } from './expect-draft.ts';
import { loadOpen } from './load-open.ts';
import { makeSubmission } from './make-submission.ts';
import { markOwn } from './mark-own.ts';
import { presentReceipt } from './present-receipt.ts';
import { loadStanding } from './standing.ts';

/** The submission that a version of the draft has become already; what was given back may go again as it is. */
function madeOf({ own }: AssignmentView, version: number): OneSubmission | null {
  const counted = countedIn(own);
  const isReturned = markingOf(own)?.state === 'returned';
  return counted?.draftVersion === version && !isReturned ? counted : null;
}

/** The mark that waits from now on, and the block that is done with it where its rule asks for no more. */
async function outcomeOf(
  table: Table,
  { place, block, enrollment }: AssignmentView,
  next: Parameters<typeof markOwn>[2],
  { submissionId, submittedAt }: { submissionId: string; submittedAt: string },
): Promise<TransactionItem[]> {
  const { mark, ...done } = await loadStanding(table, place);
  const because = { kind: 'submitted' as const, submissionId };
  const marked = markOwn(place, mark, next, { at: submittedAt, because });
  if (block?.completion.rule !== 'submitted') return marked;
  const itself = { courseId: place.courseId, blockId: place.assignmentId };
  return [...marked, ...(await completeBlock(table, itself, { enrollment, ...done }, submittedAt))];
}

/**
 * Hands in the draft that was seen, at the instant of the gateway. Fifty at once hand it in once: each of the others is
 * given the same receipt.
 */
export const submit: Operation<typeof contract.submit, AssignmentsDeps> = async ({
  actor: { userId },
  params,
  body: { version, confirmed },
  now,
  deps: { table, ids },
}) => {
  const place = { ...params, userId };
  const { view, files: known } = await loadOpen(table, place, [], now);
  const made = madeOf(view, version);
  if (made) {
    const same = found(await submission.get(table, { ...place, number: made.number }));
    return { response: presentReceipt(same, view.own), items: [] };
  }
  const refusal = submitRefusal(handingIn(view), now);
  if (refusal) throw new AppError(refusal);
  const draft = found(await expectDraft(table, view, version));
  const { text, link } = draft;
  const handedIn = { text, link, files: draft.files.length, confirmed };
  const issues = misfitsOf(view.assignment, handedIn);
  if (issues.length > 0) throw new AppError('invalid_request', { issues });
  const work = { kind: 'assignment' as const, ...params };
  const naming = { work, userId, before: [], after: draft.files };
  const { items, files } = await nameWorkFiles(table, naming, now, known);
  const one = { submissionId: ids.random(), confirmed, files };
  const { whole, next } = makeSubmission(view, draft, one, now);
  return {
    response: presentReceipt(whole, next),
    items: [
      submissions.put(place, view.own, next),
      ...submission.put(whole),
      drafts.checkUnchanged(draft),
      ...items,
      ...(await outcomeOf(table, view, next, whole)),
    ],
  };
};
