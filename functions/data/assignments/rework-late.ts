import { isDeepStrictEqual } from 'node:util';
import { reviewsIn } from '#shared/grading/peers.ts';
import { markedWork } from '#shared/grading/marked-work.ts';
import type { AssignmentDates } from '#shared/policies/assignment-dates.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { judgedBy, putMarking } from './markings.ts';
import { countedIn, markingOf, submissions } from './submissions.ts';
import { markAll, type WorkStanding } from './work-standing.ts';
import type { WorkPlace } from './work-place.ts';

/**
 * What being late costs somebody by other dates than those by which it was worked out: nothing where nothing is ready, it
 * comes to the same, or its person has seen their mark, which only who marks changes.
 * @param standing with the marking of what counts
 */
export function reworkLate(
  place: WorkPlace,
  standing: WorkStanding,
  dates: Pick<AssignmentDates, 'due'>,
  { by, at, reason }: { by: string; at: string; reason: string },
): TransactionItem[] {
  const { assignment, own, marking } = standing;
  const counted = countedIn(own);
  const before = markingOf(own);
  if (!assignment || !own || !counted || before?.state !== 'marked') return [];
  if (before.releasedAt !== null && before.releasedAt <= at) return [];
  if (marking?.given?.kind !== 'ready') return [];
  const when = { dueAt: dates.due.at, submittedAt: Date.parse(counted.submittedAt) };
  const { earned, adjustments, total } = marking.given;
  const comes = markedWork(assignment, marking.given, when, reviewsIn(adjustments));
  if (isDeepStrictEqual(comes, { earned, adjustments, total })) return [];
  const next = {
    ...marking,
    ...comes,
    given: { ...marking.given, ...comes },
    version: marking.version + 1,
  };
  const { submissionId, number } = counted;
  return [
    putMarking({ ...place, number }, next),
    submissions.checkUnchanged(place, own),
    ...markAll(
      standing,
      place,
      { judged: judgedBy(next), releasedAt: before.releasedAt },
      { by, at, because: { kind: 'extended', submissionId, reason } },
    ),
  ];
}
