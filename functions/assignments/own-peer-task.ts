import * as z from 'zod';
import {
  type AssignmentView,
  loadAssignment,
} from '#functions/data/assignments/assignment-view.ts';
import {
  type PeerReview,
  peerReviewRecord,
  type PeerTask,
  peerTaskRecord,
} from '#functions/data/peer-reviews/peer-tasks.ts';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { found } from '#functions/platform/app-error.ts';

const parts = z.discriminatedUnion('entity', [
  peerTaskRecord.extend({ entity: z.literal('PeerTask') }),
  peerReviewRecord.extend({ entity: z.literal('PeerReview') }),
]);

export type OwnPeerTask = {
  task: PeerTask;
  review: PeerReview | null;
  view: AssignmentView;
};

/**
 * A review of somebody's own, with what they have written and its assignment. One of somebody else is none (case 20), nor
 * is one that has passed on.
 * @throws AppError `not_found`, `enrollment_required`
 */
export async function ownPeerTask(
  table: Table,
  userId: string,
  taskId: string,
): Promise<OwnPeerTask> {
  const items = await table.batchGet(
    parts,
    [keys.peerTask(userId, taskId), keys.peerReview(userId, taskId)],
    { consistent: true },
  );
  const given = items.find((one) => one.entity === 'PeerTask') ?? null;
  const task = found(given && given.passedOnAt === null ? given : null);
  const { courseId, assignmentId } = task;
  const view = await loadAssignment(table, { userId, courseId, assignmentId });
  return { task, review: items.find((one) => one.entity === 'PeerReview') ?? null, view };
}
