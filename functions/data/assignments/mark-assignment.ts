import { isDeepStrictEqual } from 'node:util';
import { assignmentMark, type JudgedWork } from '#shared/grading/assignment-mark.ts';
import { excused, type MadeMark, unexcused, withDecisions } from '#shared/grading/by-hand.ts';
import type { Mark, WorkCause } from '#shared/schemas/marks.ts';
import { type Caused, type KnownMark, writeMark } from '#functions/data/marks/write-mark.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';

/** `releasedAt`: from when on its person sees it; null: not before a release. */
type Judged = { judged: JudgedWork; releasedAt: string | null };

type OfPerson = { userId: string; courseId: string; assignmentId: string };

/** Somebody decided them about somebody else: they are written whatever comes of them. */
const decided: WorkCause['kind'][] = ['returned', 'excused', 'unexcused'];

/**
 * Who is excused stays so, whatever becomes of their work, until somebody takes it back, and so does what was set in the
 * gradebook.
 */
function decidedMark(
  before: Mark | null,
  { judged, releasedAt }: Judged,
  because: WorkCause,
): MadeMark {
  const made = { ...assignmentMark(judged), releasedAt };
  if (judged.status === 'excused') {
    const own = before ? unexcused(before) : { ...made, status: 'open' as const, releasedAt: null };
    return { ...excused(own, releasedAt), source: made.source };
  }
  return withDecisions(before && because.kind === 'unexcused' ? unexcused(before) : before, made);
}

const worth = ({
  source,
  earned,
  adjustments = [],
  points,
  status,
  releasedAt,
  beneath,
}: MadeMark) => ({
  source,
  earned,
  adjustments,
  points,
  status,
  releasedAt,
  beneath,
});

/**
 * The mark of somebody for an assignment that follows from how far their work is, written with what caused it: nothing
 * where it is what it was. Of a group, each of its members has their own.
 */
export function markAssignment(
  { userId, courseId, assignmentId }: OfPerson,
  known: KnownMark,
  judged: Judged,
  caused: Caused<WorkCause>,
): TransactionItem[] {
  const { mark } = known;
  const { because } = caused;
  const made = decidedMark(mark, judged, because);
  if (mark && isDeepStrictEqual(worth(mark), worth(made)) && !decided.includes(because.kind))
    return [];
  return writeMark({ userId, courseId, itemId: assignmentId }, known, made, caused);
}
