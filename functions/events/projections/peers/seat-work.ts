import type { PeerRound } from '#functions/data/peer-reviews/peer-rounds.ts';
import { peerSeats } from '#functions/data/peer-reviews/peer-seats.ts';
import { reviewersAt } from '#functions/data/peer-reviews/reviewers-at.ts';
import {
  countedIn,
  markingOf,
  membersIn,
  submissions,
} from '#functions/data/assignments/submissions.ts';
import type { WorkPlace } from '#functions/data/assignments/work-place.ts';
import type { Table } from '#functions/data/table/table.ts';

/**
 * Gives what somebody handed in its place in the ring, and locks it as what has begun to be marked: nothing where it
 * came later, was given back, has a place already, or nobody is left of who handed it in. Who of a group reviews is read anew.
 * @returns whether it came with this press
 */
export async function seatWork(
  table: Table,
  place: WorkPlace,
  { round, at }: Pick<PeerRound, 'round' | 'at'>,
): Promise<boolean> {
  const { assignmentId, group } = place;
  const own = await submissions.get(table, place);
  const counted = countedIn(own);
  const marking = markingOf(own);
  if (!own || !counted || counted.submittedAt > at || marking?.state === 'returned') return false;
  const members = membersIn(own);
  const reviewers = await reviewersAt(table, place, members);
  const { submissionId } = counted;
  const submissionIds = own.submissions.map((one) => one.submissionId);
  const before = await peerSeats.some(table, assignmentId, submissionIds);
  const seat = before.find((one) => one.submissionId === submissionId);
  const team = group && { groupId: group.groupId, members, reviewers };
  if (seat) {
    if (team && seat.round < round) await table.commit([peerSeats.put(seat, { ...seat, team })]);
    return seat.round === round;
  }
  if (reviewers.length === 0) return false;
  const begun = marking ?? { state: 'begun' as const, releasedAt: null };
  await table.commit([
    peerSeats.put(null, {
      assignmentId,
      submissionId,
      userId: group ? '' : place.userId,
      ...(team && { team }),
      round,
      isReplaced: false,
      gives: [],
      gets: [],
    }),
    ...before.map((one) => peerSeats.put(one, { ...one, isReplaced: true })),
    submissions.put(place, own, submissions.mark(own, submissionId, begun)),
  ]);
  return true;
}
