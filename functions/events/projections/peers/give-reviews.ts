import { dealtTo, given, overdueOf, passedOn } from '#functions/data/peer-reviews/deal-reviews.ts';
import type { PeerRound } from '#functions/data/peer-reviews/peer-rounds.ts';
import { peerSeats } from '#functions/data/peer-reviews/peer-seats.ts';
import { peerTasks } from '#functions/data/peer-reviews/peer-tasks.ts';
import type { PlannedReviews } from '#functions/data/peer-reviews/plan-reviews.ts';
import type { Table } from '#functions/data/table/table.ts';
import { fromWhatIsThere } from '#functions/events/platform/from-what-is-there.ts';

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

/** Deals out what follows in the ring. */
async function giveFollowing(table: Table, submissionId: string, round: PeerRound) {
  const seat = await peerSeats.get(table, round.assignmentId, submissionId);
  if (!seat) return;
  const following = await peerSeats.following(table, seat, lookedAt);
  const items = dealtTo(seat, following, round);
  if (items.length > 0) await table.commit(items);
}

/** Deals out to one of a group what was planned for them. */
async function givePlanned(
  table: Table,
  { submissionId, userId, works }: PlannedReviews,
  round: PeerRound,
) {
  const seats = await peerSeats.some(table, round.assignmentId, [submissionId, ...works]);
  const of = (id: string) => seats.filter((one) => one.submissionId === id);
  for (const seat of of(submissionId)) {
    const items = given(seat, userId, works.flatMap(of), round);
    if (items.length > 0) await table.commit(items);
  }
}

/**
 * Deals out what somebody, or each of a group, reviews by a press, and lets pass on what nobody delivered of the reviews of
 * their work. What is there is read first, so that a repeat gives nothing more.
 * @param planned of a group
 */
export async function giveReviews(
  table: Table,
  submissionId: string,
  round: PeerRound,
  planned?: PlannedReviews[],
): Promise<void> {
  if (!planned) await fromWhatIsThere(() => giveFollowing(table, submissionId, round));
  for (const one of planned ?? []) await fromWhatIsThere(() => givePlanned(table, one, round));
  await fromWhatIsThere(() => passOverdueOn(table, submissionId, round));
}
