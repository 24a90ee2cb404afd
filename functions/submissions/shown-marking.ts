import { markedWork } from '#shared/grading/marked-work.ts';
import { reviewsIn } from '#shared/grading/peers.ts';
import { datesWith } from '#functions/data/assignments/extensions.ts';
import type { EditableWork } from './editable-work.ts';

type Judged = Parameters<typeof markedWork>[1] & ReturnType<typeof markedWork>;

/**
 * What was written about a submission as those who mark see it. Of who is not to be known, what being late costs by the
 * dates of everybody: less than that would say for whom others hold. What counts is worked out by their own (case 21).
 */
export function shownMarking<Written extends Judged>(
  { assignment, course, one }: Pick<EditableWork, 'assignment' | 'course' | 'one'>,
  written: Written,
  isKnown = !assignment.anonymous,
): Written {
  if (isKnown) return written;
  const dueAt = datesWith(assignment, course, null).due.at;
  const when = { dueAt, submittedAt: Date.parse(one.submittedAt) };
  return { ...written, ...markedWork(assignment, written, when, reviewsIn(written.adjustments)) };
}
