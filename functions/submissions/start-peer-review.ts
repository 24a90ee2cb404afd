import { contentOfKind } from '#shared/blocks/content-of-kind.ts';
import type { submissions as contract } from '#shared/contract/submissions.ts';
import type { Operation } from '#functions/api/operation.ts';
import { blockContents } from '#functions/data/lessons/block-contents.ts';
import { newAfter, type PeerRound, peerRounds } from '#functions/data/peer-reviews/peer-rounds.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { SubmissionsDeps } from './deps.ts';
import { dueIn } from './due-in.ts';
import { editableAssignmentOf } from './editable-assignment.ts';
import { presentPeerRound } from './present-peer-round.ts';

/**
 * The first press begins, each further one takes in who came later and, unless reviews are given by hand, lets pass on what
 * is overdue; the stream does it.
 */
export const startPeerReview: Operation<typeof contract.startPeerReview, SubmissionsDeps> = async ({
  actor,
  params,
  now,
  deps: { table },
}) => {
  await editableAssignmentOf(table, actor, params);
  const [saved, before] = await Promise.all([
    blockContents.get(table, params.assignmentId),
    peerRounds.get(table, params.assignmentId),
  ]);
  const assignment = found(contentOfKind('assignment', saved?.content));
  const { peerReview } = assignment;
  if (!peerReview) throw new AppError('assignment_not_ready');
  const next: PeerRound = {
    ...params,
    round: (before?.round ?? 0) + 1,
    by: actor.userId,
    at: iso(now),
    reviews: peerReview.reviews,
    dueAt: dueIn(peerReview, now),
    ofGroups: assignment.groups !== null,
    byHand: peerReview.allocation === 'hand',
    ...newAfter(before),
    state: 'running',
    phase: 'seats',
    from: null,
    works: before?.works ?? 0,
    step: 1,
  };
  return { response: presentPeerRound(next), items: [peerRounds.begin(next)] };
};
