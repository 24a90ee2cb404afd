import type { JudgedWork } from '#shared/grading/assignment-mark.ts';
import type { Mark, WorkCause } from '#shared/schemas/marks.ts';
import { markAssignment } from '#functions/data/assignments/mark-assignment.ts';
import { countedIn, markingOf, type Submissions } from '#functions/data/assignments/submissions.ts';
import type { WorkPlace } from '#functions/data/assignments/work-place.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';

/** What counts waits for whoever marks, unless it was given back; with nothing handed in, nothing does. */
function judgedOf(own: Pick<Submissions, 'submissions' | 'markings'>): JudgedWork {
  const counted = countedIn(own);
  if (!counted) return { status: 'open', submissionId: null };
  const { submissionId } = counted;
  return { status: markingOf(own)?.state === 'returned' ? 'open' : 'waiting', submissionId };
}

/**
 * The mark of somebody who handed something in, or took it back, by themselves or as one of a group, in the transaction
 * of that.
 * @param own what they have handed in then
 * @param by who did it
 * @param at the instant
 */
export const markOwn = (
  place: WorkPlace,
  mark: Mark | null,
  own: Pick<Submissions, 'submissions' | 'markings'>,
  { by, at, because }: { by: string; at: string; because: WorkCause },
): TransactionItem[] =>
  markAssignment(
    place,
    // It is no news to who did it; the others of a group see it in the assignment.
    { mark, news: null },
    { judged: judgedOf(own), releasedAt: null },
    { by, at, because },
  );
