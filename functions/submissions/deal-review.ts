import type { submissions as contract } from '#shared/contract/submissions.ts';
import type { Operation } from '#functions/api/operation.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { submissionRows } from '#functions/data/assignments/submission-rows.ts';
import { submissions } from '#functions/data/assignments/submissions.ts';
import { memberships } from '#functions/data/groups/memberships.ts';
import { dealtByHand } from '#functions/data/peer-reviews/deal-by-hand.ts';
import { candidatesIn, isOwnWork, peerSeats } from '#functions/data/peer-reviews/peer-seats.ts';
import { reviewersAt } from '#functions/data/peer-reviews/reviewers-at.ts';
import { learners } from '#functions/data/rosters/learners.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import type { SubmissionsDeps } from './deps.ts';
import { dueIn } from './due-in.ts';
import { dealRefusal, peerWorkOf, reviewsIn } from './peer-work.ts';
import { presentDealt, reviewerAlias } from './present-peers.ts';
import { isNamed } from './whose-work.ts';

/** One more reviewer for a work, told of it by the stream as others are. */
export const dealReview: Operation<typeof contract.dealReview, SubmissionsDeps> = async ({
  actor,
  params,
  body: { reviewer: chosen },
  now,
  deps: { table, secret, ids },
}) => {
  const work = await peerWorkOf(table, actor, params);
  const { rules, peerReview, round, seat, place, own, releasedAt } = work;
  const { courseId, assignmentId } = params;
  const refusal = dealRefusal(work);
  if (refusal) throw new AppError(refusal);
  const by = found(await peerSeats.get(table, assignmentId, chosen.submissionId));
  const { userId } = found(
    candidatesIn(by).find(
      (one) => reviewerAlias(secret, assignmentId, one.userId) === chosen.alias,
    ),
  );
  const [[reviewer], sums, people] = await Promise.all([
    reviewersAt(table, place, [userId]),
    submissionRows.sums(table, assignmentId),
    profiles.byId(table, [userId]),
  ]);
  if (!reviewer) throw new AppError('not_enrolled');
  if (isOwnWork(seat, reviewer)) throw new AppError('review_of_own');
  if (reviewsIn(seat).some((one) => one.reviewerId === userId)) throw new AppError('review_dealt');
  const task = {
    taskId: ids.random(),
    userId,
    courseId,
    dueAt: dueIn(found(peerReview), now),
    by: actor.userId,
  };
  const isKnown = isNamed(rules, sums, releasedAt, now);
  return {
    response: presentDealt(
      { ...task, reviewerId: userId, deliveredAt: null, passedOnAt: null },
      { assignmentId, people: isKnown ? people : null, secret, now, actor },
    ),
    items: [
      ...dealtByHand(by, seat, task, found(round)),
      submissions.checkUnchanged(place, own),
      learners.expectIn({ courseId, userId }),
      ...(place.group
        ? [
            memberships.expectNot(
              { userId, courseId, setId: place.group.setId },
              place.group.groupId,
            ),
          ]
        : []),
    ],
  };
};
