import type { Merged } from '#web/blocks/draft/create-draft.ts';
import { mergeFields } from '#web/blocks/draft/merge-fields.ts';
import { same } from '#web/lib/same.ts';
import type { PeerReview, PeerTask } from './queries.ts';

/** What somebody writes of a work, and whether they deliver it as it stands. */
export type ReviewDraft = Pick<PeerReview, 'choices' | 'points' | 'comment'> & {
  isDelivered: boolean;
};

/** A review as it was saved; null: there is none yet. */
export const draftOf = (review: PeerTask['review']): ReviewDraft => ({
  choices: review?.choices ?? [],
  points: review?.points ?? null,
  comment: review?.comment ?? '',
  isDelivered: false,
});

/** As it is sent: without the space around what was typed. */
export const preparedReview = (draft: ReviewDraft) => ({
  success: true as const,
  data: {
    ...draft,
    comment: draft.comment.trim(),
    choices: draft.choices.map((choice) => ({ ...choice, comment: choice.comment.trim() })),
  },
});

/** The newer review that a stale save was told of: it is the writer's own, from another window. */
export const newerOf = (current: unknown) => {
  const review = current as PeerReview;
  return { content: draftOf(review), version: review.version, savedBy: null, review };
};

const mergeable = ({ choices, points, comment }: ReviewDraft) => ({
  choices: Object.fromEntries(choices.map((choice) => [choice.criterionId, choice])),
  points,
  comment,
});

/** Merges what somebody wrote in two windows, criterion by criterion. */
export function mergeReviews(
  seen: ReviewDraft,
  mine: ReviewDraft,
  theirs: ReviewDraft,
): Merged<ReviewDraft> {
  const part = mergeFields([], mergeable(seen), mergeable(mine), mergeable(theirs));
  const build: Merged<ReviewDraft>['build'] = (choose) => {
    const { choices, points, comment } = part.build(choose) as ReturnType<typeof mergeable>;
    return { choices: Object.values(choices), points, comment, isDelivered: mine.isDelivered };
  };
  const sameAsMine = same(mergeable(build(() => 'mine')), mergeable(mine));
  return { clashes: part.clashes, takesTheirs: !sameAsMine, build };
}
