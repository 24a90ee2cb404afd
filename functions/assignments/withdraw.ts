import type { assignments as contract } from '#shared/contract/assignments.ts';
import type { Operation } from '#functions/api/operation.ts';
import {
  type AssignmentView,
  loadAssignment,
} from '#functions/data/assignments/assignment-view.ts';
import { isOwnReceipt } from '#functions/data/assignments/group-works.ts';
import { submission } from '#functions/data/assignments/submission.ts';
import {
  countedIn,
  markingOf,
  submissions,
  type Submissions,
} from '#functions/data/assignments/submissions.ts';
import { marks } from '#functions/data/marks/marks.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { AssignmentsDeps } from './deps.ts';
import { markOwn } from './mark-own.ts';
import { presentReceipt } from './present-receipt.ts';

/** Why what counts cannot be withdrawn at an instant (milliseconds); null: it can. */
export function withdrawRefusal(
  { own, dates: { closes } }: Pick<AssignmentView, 'own' | 'dates'>,
  now: number,
): 'submission_locked' | 'assignment_closed' | null {
  if (markingOf(own)) return 'submission_locked';
  return closes.at !== null && now > closes.at ? 'assignment_closed' : null;
}

/** Where nothing counts any more, a group is again whoever is in it. */
const taken = ({ team, ...own }: Pick<Submissions, 'submissions' | 'markings' | 'team'>) =>
  team && countedIn(own) ? { ...own, team } : own;

/** Of those that were handed in, the one that counts; what was withdrawn already stays so. */
export const withdraw: Operation<typeof contract.withdraw, AssignmentsDeps> = async ({
  actor: { userId },
  params: { number, ...params },
  now,
  deps: { table },
}) => {
  const view = await loadAssignment(table, { ...params, userId });
  const { place } = view;
  const own = found(view.own);
  const one = found(own.submissions.find((some) => some.number === number));
  const whole = found(await submission.get(table, { ...place, number }));
  if (!isOwnReceipt(whole, userId)) throw new AppError('not_found');
  if (one.isWithdrawn) return { response: presentReceipt(whole, own), items: [] };
  // An older one does not count any more: nothing would come of it.
  if (countedIn(own)?.number !== number) throw new AppError('submission_locked');
  const refusal = withdrawRefusal(view, now);
  if (refusal) throw new AppError(refusal);
  const next = taken(submissions.change(own, one.submissionId, { isWithdrawn: true }));
  const caused = {
    by: userId,
    at: iso(now),
    because: { kind: 'withdrawn' as const, submissionId: one.submissionId },
  };
  const all = await marks.ofPeople(table, own.team?.members ?? [userId], {
    ...params,
    itemId: place.assignmentId,
  });
  return {
    response: presentReceipt(whole, next),
    items: [
      submissions.put(place, own, next),
      ...all.flatMap((one) => markOwn({ ...place, userId: one.userId }, one.mark, next, caused)),
    ],
  };
};
