import { isDeepStrictEqual } from 'node:util';
import { assignmentMark, type JudgedWork } from '#shared/grading/assignment-mark.ts';
import type { Mark, WorkCause } from '#shared/schemas/marks.ts';
import { type Caused, type KnownMark, writeMark } from '#functions/data/marks/write-mark.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';

type OfPerson = { userId: string; courseId: string; assignmentId: string };

/** Somebody decided them about somebody else: they are written whatever comes of them. */
const decided: WorkCause['kind'][] = ['returned', 'excused', 'unexcused'];

/** Who is excused stays so, whatever becomes of their work, until somebody takes it back. */
function keptExcused(
  mark: Mark | null,
  judged: JudgedWork,
  because: WorkCause,
): Pick<Mark, 'releasedAt'> | null {
  if (mark?.status !== 'excused' || judged.status === 'excused') return null;
  return because.kind === 'unexcused' ? null : { releasedAt: mark.releasedAt };
}

/**
 * The mark of somebody for an assignment that follows from how far their work is, written with what caused it: nothing
 * where it is what it was. Of a group, each of its members has their own.
 * @param releasedAt from when on its person sees it; null: not before a release
 */
export function markAssignment(
  { userId, courseId, assignmentId }: OfPerson,
  known: KnownMark,
  { judged, releasedAt }: { judged: JudgedWork; releasedAt: string | null },
  caused: Caused<WorkCause>,
): TransactionItem[] {
  const { mark } = known;
  const { because } = caused;
  const excused = keptExcused(mark, judged, because);
  const made = excused
    ? { ...assignmentMark({ status: 'excused', submissionId: judged.submissionId }), ...excused }
    : { ...assignmentMark(judged), releasedAt };
  const kept = mark && {
    source: mark.source,
    earned: mark.earned,
    ...(mark.adjustments && { adjustments: mark.adjustments }),
    points: mark.points,
    status: mark.status,
    releasedAt: mark.releasedAt,
  };
  if (isDeepStrictEqual(kept, made) && !decided.includes(because.kind)) return [];
  return writeMark({ userId, courseId, itemId: assignmentId }, known, made, caused);
}
