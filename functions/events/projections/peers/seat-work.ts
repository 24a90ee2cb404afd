import type { PeerRound } from '#functions/data/peer-reviews/peer-rounds.ts';
import { peerSeats } from '#functions/data/peer-reviews/peer-seats.ts';
import { countedIn, markingOf, submissions } from '#functions/data/assignments/submissions.ts';
import type { WorkPlace } from '#functions/data/assignments/work-place.ts';
import { enrollments, isActive } from '#functions/data/enrollments/enrollments.ts';
import type { Table } from '#functions/data/table/table.ts';

/**
 * Gives what somebody handed in its place in the ring, and locks it as what has begun to be marked: nothing where it
 * came later, was given back, has a place already, or its person has left.
 * @returns whether it came with this press
 */
export async function seatWork(
  table: Table,
  place: WorkPlace,
  { round, at }: Pick<PeerRound, 'round' | 'at'>,
): Promise<boolean> {
  // A group has no place in the ring.
  if (place.group) return false;
  const { userId, courseId, assignmentId } = place;
  const [own, enrollment] = await Promise.all([
    submissions.get(table, place),
    enrollments.get(table, userId, courseId),
  ]);
  const counted = countedIn(own);
  const marking = markingOf(own);
  if (!own || !counted || counted.submittedAt > at || marking?.state === 'returned') return false;
  if (!isActive(enrollment)) return false;
  const { submissionId } = counted;
  const submissionIds = own.submissions.map((one) => one.submissionId);
  const before = await peerSeats.some(table, assignmentId, submissionIds);
  const seat = before.find((one) => one.submissionId === submissionId);
  if (seat) return seat.round === round;
  const begun = marking ?? { state: 'begun' as const, releasedAt: null };
  await table.commit([
    peerSeats.put(null, {
      assignmentId,
      submissionId,
      userId,
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
