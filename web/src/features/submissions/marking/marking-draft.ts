import { mostFeedbackFiles } from '#shared/policies/feedback-limits.ts';
import { type MarkedWork, markedWork } from '#shared/grading/marked-work.ts';
import type { Merged } from '#web/blocks/draft/create-draft.ts';
import { mergeFields } from '#web/blocks/draft/merge-fields.ts';
import type { Choice } from '#web/components/assignment/choices.ts';
import { same } from '#web/lib/same.ts';
import type { Marking, SubmissionWork } from '../types.ts';

/** What somebody writes who marks, and whether it is what they mean to say. */
export type MarkingDraft = Pick<
  Marking,
  'choices' | 'points' | 'comment' | 'isLateWaived' | 'comments' | 'files'
> & {
  isReady: boolean;
};

/** A marking as it was saved; null: there is none yet. */
export const draftOf = (marking: Marking | null): MarkingDraft => ({
  choices: marking?.choices ?? [],
  points: marking?.points ?? null,
  comment: marking?.comment ?? '',
  isLateWaived: marking?.isLateWaived ?? false,
  comments: marking?.comments ?? [],
  files: marking?.files ?? [],
  isReady: marking?.state === 'ready',
});

/** As it is sent: without the space around what was typed, and without comments that say nothing yet. */
export const preparedMarking = (draft: MarkingDraft) => ({
  success: true as const,
  data: {
    ...draft,
    comment: draft.comment.trim(),
    choices: draft.choices.map((choice) => ({ ...choice, comment: choice.comment.trim() })),
    comments: draft.comments
      .map((one) => ({ ...one, text: one.text.trim() }))
      .filter(({ text }) => text !== ''),
  },
});

/** The newer marking that a stale save was told of. */
export const newerOf = (current: unknown) => {
  const marking = current as Marking;
  return { content: draftOf(marking), version: marking.version, savedBy: marking.by, marking };
};

type Mergeable = Omit<MarkingDraft, 'choices' | 'comments' | 'files' | 'isReady'> & {
  choices: Record<string, Choice>;
  comments: Record<string, MarkingDraft['comments'][number]>;
  files: Record<string, MarkingDraft['files'][number]>;
};

/** What a device kept before there were files says nothing of them. */
type Kept = Omit<MarkingDraft, 'files'> & Partial<Pick<MarkingDraft, 'files'>>;

const mergeable = ({ choices, comments, files = [], ...draft }: Kept): Mergeable => ({
  choices: Object.fromEntries(choices.map((choice) => [choice.criterionId, choice])),
  comments: Object.fromEntries(comments.map((comment) => [comment.commentId, comment])),
  files: Object.fromEntries(files.map((file) => [file.mediaId, file])),
  points: draft.points,
  comment: draft.comment,
  isLateWaived: draft.isLateWaived,
});

/** Merges what two people wrote, criterion by criterion, comment by comment and file by file. Whether it is ready is as who saves it says. */
export function mergeMarkings(
  seen: MarkingDraft,
  mine: MarkingDraft,
  theirs: MarkingDraft,
): Merged<MarkingDraft> {
  const part = mergeFields([], mergeable(seen), mergeable(mine), mergeable(theirs));
  const build: Merged<MarkingDraft>['build'] = (choose) => {
    const { choices, comments, files, ...rest } = part.build(choose) as Mergeable;
    return {
      ...rest,
      choices: Object.values(choices),
      comments: Object.values(comments),
      files: Object.values(files).slice(0, mostFeedbackFiles),
      isReady: mine.isReady,
    };
  };
  const sameAsMine = same(mergeable(build(() => 'mine')), mergeable(mine));
  return { clashes: part.clashes, takesTheirs: !sameAsMine, build };
}

/** What a draft comes to, by the dates that hold now and the reviews that are delivered. */
export const workedOut = (
  work: Pick<
    SubmissionWork,
    'marks' | 'late' | 'due' | 'submittedAt' | 'percentOfReviews' | 'reviews'
  >,
  draft: Omit<MarkingDraft, 'isReady' | 'comment' | 'comments' | 'files'>,
): MarkedWork => {
  const { marks: marking, late, due, submittedAt, percentOfReviews: percentOfMark, reviews } = work;
  return markedWork(
    { marking, late, peerReview: { percentOfMark } },
    draft,
    {
      dueAt: due.at === null ? null : Date.parse(due.at),
      submittedAt: Date.parse(submittedAt),
    },
    reviews.flatMap(({ points }) => (points === null ? [] : [points])),
  );
};

/** A submission with a marking that was just saved. */
export function withMarking(
  work: SubmissionWork,
  marking: Marking,
  releasedAt: string | null,
  now: number,
): SubmissionWork {
  // What one of two gave is not yet the mark.
  if (work.double !== null) return { ...work, marking };
  const isReleased = releasedAt !== null && Date.parse(releasedAt) <= now;
  const state =
    work.state === 'released' || (marking.state === 'ready' && isReleased)
      ? 'released'
      : marking.state === 'ready'
        ? 'marked'
        : 'submitted';
  return { ...work, marking, releasedAt, state };
}
