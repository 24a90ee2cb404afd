import type { submissions as contract } from '#shared/contract/submissions.ts';
import type { Operation } from '#functions/api/operation.ts';
import { takenBack } from '#functions/data/peer-reviews/deal-by-hand.ts';
import { peerSeats } from '#functions/data/peer-reviews/peer-seats.ts';
import { peerTasks } from '#functions/data/peer-reviews/peer-tasks.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import type { SubmissionsDeps } from './deps.ts';
import { peerWorkOf, reviewsIn } from './peer-work.ts';

/** A review that is not delivered goes, with what was written of it; its reviewer may be gone. */
export const takeReviewBack: Operation<typeof contract.takeReviewBack, SubmissionsDeps> = async ({
  actor,
  params: { taskId, ...params },
  deps: { table },
}) => {
  const { round, seat } = await peerWorkOf(table, actor, params);
  const review = found(reviewsIn(seat).find((one) => one.taskId === taskId));
  if (review.deliveredAt !== null) throw new AppError('review_delivered');
  const { reviewerId, reviewerSubmissionId } = review;
  const [by, task] = await Promise.all([
    peerSeats.get(table, params.assignmentId, reviewerSubmissionId),
    peerTasks.get(table, reviewerId, taskId),
  ]);
  return {
    response: { taskId },
    items: takenBack(by ? [seat, by] : [seat], taskId, task, found(round)),
  };
};
