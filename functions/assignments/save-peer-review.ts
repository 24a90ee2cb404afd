import { markedWork } from '#shared/grading/marked-work.ts';
import type { assignments as contract } from '#shared/contract/assignments.ts';
import type { Operation } from '#functions/api/operation.ts';
import { expectMarking } from '#functions/data/assignments/expect-marking.ts';
import { delivered } from '#functions/data/peer-reviews/deliver-review.ts';
import {
  type PeerReview,
  peerReviews,
  unchangedTask,
} from '#functions/data/peer-reviews/peer-tasks.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { AssignmentsDeps } from './deps.ts';
import { ownPeerTask } from './own-peer-task.ts';
import { presentPeerReview } from './present-peer-review.ts';

const onTime = { dueAt: null, submittedAt: 0 };

/** Until its due date, by the clock of the gateway; what is delivered stays as it is. */
export const savePeerReview: Operation<typeof contract.savePeerReview, AssignmentsDeps> = async ({
  actor: { userId },
  params: { taskId },
  body: { version, review: written, isDelivered },
  now,
  deps: { table },
}) => {
  const { task, review, view } = await ownPeerTask(table, userId, taskId);
  if (task.deliveredAt !== null) throw new AppError('submission_locked');
  if (Date.parse(task.dueAt) < now) throw new AppError('assignment_closed');
  if ((review?.version ?? null) !== version)
    throw new AppError('stale_version', review ? { current: presentPeerReview(review) } : {});
  const { assignment } = view;
  expectMarking(written, assignment, 'review');
  const { points } = markedWork(assignment, { ...written, isLateWaived: true }, onTime).earned;
  if (isDelivered && points === null) throw new AppError('marking_incomplete');
  const next: PeerReview = {
    taskId,
    ...written,
    savedAt: iso(now),
    version: (review?.version ?? 0) + 1,
  };
  return {
    response: presentPeerReview(next),
    items: [
      peerReviews.put(userId, next, presentPeerReview),
      ...(isDelivered
        ? await delivered(table, task, { points, at: iso(now) })
        : [unchangedTask(task)]),
    ],
  };
};
