import type * as z from 'zod';
import type { ownReviewSchema } from '#shared/schemas/peer-reviews.ts';
import type { Table } from '#functions/data/table/table.ts';
import { type PeerTask, peerTasks } from './peer-tasks.ts';

type OwnReview = z.infer<typeof ownReviewSchema>;

export const stateOfTask = (
  { deliveredAt, dueAt }: Pick<PeerTask, 'deliveredAt' | 'dueAt'>,
  now: number,
): OwnReview['state'] =>
  deliveredAt !== null ? 'delivered' : Date.parse(dueAt) < now ? 'missed' : 'open';

/** What somebody is told of a review that is theirs. @param now in milliseconds */
export const presentOwnReview = (
  { taskId, number, dueAt, deliveredAt }: PeerTask,
  now: number,
): OwnReview => ({
  taskId,
  number,
  dueAt,
  state: stateOfTask({ deliveredAt, dueAt }, now),
});

/** What somebody is to review or has reviewed, by assignment, without what somebody else has taken over. */
export async function ownReviewsBy(
  table: Table,
  userId: string,
  now: number,
): Promise<Map<string, OwnReview[]>> {
  const tasks = (await peerTasks.ofPerson(table, userId)).filter(
    ({ passedOnAt }) => passedOnAt === null,
  );
  const byAssignment = Map.groupBy(tasks, ({ assignmentId }) => assignmentId);
  return new Map(
    [...byAssignment].map(([assignmentId, some]) => [
      assignmentId,
      some.map((one) => presentOwnReview(one, now)).toSorted((a, b) => a.number - b.number),
    ]),
  );
}
