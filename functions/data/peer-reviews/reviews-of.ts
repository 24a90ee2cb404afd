import type { ContentOf } from '#shared/schemas/blocks.ts';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { type PeerSeat, peerSeats } from './peer-seats.ts';
import { type PeerReview, peerReviewRecord } from './peer-tasks.ts';

type Of = { assignmentId: string; submissionId: string };
type Rules = Pick<ContentOf<'assignment'>, 'peerReview'>;
export type ReviewOf = { task: PeerSeat['gets'][number]; review: PeerReview | null };

const theirs = (seat: PeerSeat | null) =>
  seat?.gets
    .filter(({ passedOnAt }) => passedOnAt === null)
    .toSorted((a, b) => (a.taskId < b.taskId ? -1 : 1)) ?? [];

/** What the delivered reviews of a work gave, where they make a part of its mark; else nothing is read. */
export async function pointsOfReviews(
  table: Table,
  { assignmentId, submissionId }: Of,
  { peerReview }: Rules,
): Promise<number[]> {
  if (!peerReview || peerReview.percentOfMark === 0) return [];
  const seat = await peerSeats.get(table, assignmentId, submissionId);
  return pointsIn(theirs(seat).map((task) => ({ task })));
}

/** What those gave that are delivered. */
export const pointsIn = (reviews: readonly Pick<ReviewOf, 'task'>[]): number[] =>
  reviews.flatMap(({ task: { points } }) => (points === null ? [] : [points]));

/** The reviews of a work, in the order of ids that are random; of those that are not delivered, nothing is read. */
export async function reviewsOf(
  table: Table,
  { assignmentId, submissionId }: Of,
): Promise<ReviewOf[]> {
  const tasks = theirs(await peerSeats.get(table, assignmentId, submissionId));
  const done = tasks.filter(({ deliveredAt }) => deliveredAt !== null);
  const found = done.length
    ? await table.batchGet(
        peerReviewRecord,
        done.map(({ reviewerId, taskId }) => keys.peerReview(reviewerId, taskId)),
        { consistent: true },
      )
    : [];
  return tasks.map((task) => ({
    task,
    review: found.find(({ taskId }) => taskId === task.taskId) ?? null,
  }));
}
