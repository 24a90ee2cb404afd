import { markedWork } from '#shared/grading/marked-work.ts';
import type { MarkingComments } from '#functions/data/assignments/marking-comments.ts';
import { putComments } from '#functions/data/assignments/marking-comments.ts';
import { judgedBy, type Marking, putMarking } from '#functions/data/assignments/markings.ts';
import { type Double, submissions } from '#functions/data/assignments/submissions.ts';
import { markAll } from '#functions/data/assignments/work-standing.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import type { EditableWork } from './editable-work.ts';
import { releasedFrom } from './released-from.ts';

type Said = Pick<Marking, 'choices' | 'points' | 'comment' | 'isLateWaived' | 'files'> & {
  comments: MarkingComments['written'];
};

/**
 * What two who marked apart came to becomes the marking, and the mark, in one transaction with who agreed.
 * @param reviews what reviews by classmates gave
 */
export function settle(
  work: EditableWork,
  { comments: placed, ...said }: Said,
  double: Double,
  reviews: readonly number[],
  by: { by: string; at: string },
): { releasedAt: string | null; items: TransactionItem[] } {
  const { place, assignment, own, one, marking, dates } = work;
  const { submissionId } = one;
  const when = { dueAt: dates.due.at, submittedAt: Date.parse(one.submittedAt) };
  const comes = markedWork(assignment, said, when, reviews);
  const markers = double.markers.map((marker) => marker.by);
  const next: Marking = {
    submissionId,
    ...said,
    state: 'ready',
    ...comes,
    given: { kind: 'ready', ...said, ...comes, markers, ...by },
    ...by,
    version: (marking?.version ?? 0) + 1,
  };
  const comments = { submissionId, written: placed, given: placed };
  const released = releasedFrom(work, Date.parse(by.at));
  const { releasedAt } = released;
  const then = { state: 'marked' as const, ...released, double };
  return {
    releasedAt,
    items: [
      putMarking(place, next),
      ...putComments(place, work.comments, comments),
      submissions.put(place, own, submissions.mark(own, submissionId, then)),
      ...markAll(
        work,
        place,
        { judged: judgedBy(next), releasedAt },
        { ...by, because: { kind: 'judged', submissionId } },
      ),
    ],
  };
}
