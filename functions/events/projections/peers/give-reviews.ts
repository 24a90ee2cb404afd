import { dealtTo, overdueOf, passedOn } from '#functions/data/peer-reviews/deal-reviews.ts';
import type { PeerRound } from '#functions/data/peer-reviews/peer-rounds.ts';
import { peerSeats } from '#functions/data/peer-reviews/peer-seats.ts';
import { peerTasks } from '#functions/data/peer-reviews/peer-tasks.ts';
import type { Table } from '#functions/data/table/table.ts';

/** Of so many that follow, some may have been replaced, and others may have enough to do. */
const lookedAt = 25;

/** Lets what somebody else has not delivered pass on, one after the other. */
async function passOverdueOn(table: Table, submissionId: string, round: PeerRound) {
  const { assignmentId, at } = round;
  for (;;) {
    const work = await peerSeats.get(table, assignmentId, submissionId);
    const overdue = work && overdueOf(work, at);
    if (!work || !overdue) return;
    const { reviewerId, reviewerSubmissionId, taskId } = overdue;
    const [seat, task, following] = await Promise.all([
      peerSeats.get(table, assignmentId, reviewerSubmissionId),
      peerTasks.get(table, reviewerId, taskId),
      peerSeats.following(table, work, lookedAt),
    ]);
    const items = passedOn(work, overdue, { seat, task }, following, round);
    if (items.length === 0) return;
    await table.commit(items);
  }
}

/**
 * Deals out what somebody reviews by a press, and lets pass on what nobody delivered of the reviews of their own work.
 * What is there is read first, so that a repeat gives nothing more.
 */
export async function giveReviews(
  table: Table,
  submissionId: string,
  round: PeerRound,
): Promise<void> {
  const seat = await peerSeats.get(table, round.assignmentId, submissionId);
  if (!seat) return;
  const following = await peerSeats.following(table, seat, lookedAt);
  const items = dealtTo(seat, following, round);
  if (items.length > 0) await table.commit(items);
  await passOverdueOn(table, submissionId, round);
}
