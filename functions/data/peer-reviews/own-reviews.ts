import type * as z from 'zod';
import { mostOwnReviews } from '#shared/policies/peer-limits.ts';
import type { ownReviewSchema } from '#shared/schemas/peer-reviews.ts';
import type { Table } from '#functions/data/table/table.ts';
import { type PeerTask, peerTasks } from './peer-tasks.ts';

type OwnReview = z.infer<typeof ownReviewSchema>;
type State = Exclude<OwnReview['state'], 'passedOn'>;

export const stateOfTask = (
  { deliveredAt, dueAt }: Pick<PeerTask, 'deliveredAt' | 'dueAt'>,
  now: number,
): State => (deliveredAt !== null ? 'delivered' : Date.parse(dueAt) < now ? 'missed' : 'open');

/** What somebody is told of a review that is theirs. @param now in milliseconds */
export const presentOwnReview = (
  { taskId, number, dueAt, deliveredAt }: PeerTask,
  now: number,
): OwnReview & { state: State } => ({
  taskId,
  number,
  dueAt,
  state: stateOfTask({ deliveredAt, dueAt }, now),
});

/** What somebody is to review, has reviewed, or had to and did not, by assignment. */
export async function ownReviewsBy(
  table: Table,
  userId: string,
  now: number,
): Promise<Map<string, OwnReview[]>> {
  const tasks = await peerTasks.ofPerson(table, userId);
  const byAssignment = Map.groupBy(tasks, ({ assignmentId }) => assignmentId);
  return new Map(
    [...byAssignment].map(([assignmentId, some]) => [
      assignmentId,
      some
        .map((one): OwnReview => {
          const own = presentOwnReview(one, now);
          return one.passedOnAt === null ? own : { ...own, state: 'passedOn' };
        })
        .toSorted((a, b) => a.number - b.number)
        .slice(-mostOwnReviews),
    ]),
  );
}
