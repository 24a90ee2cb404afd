import { useState } from 'react';
import { ulid } from 'ulid';
import {
  lengthOfComments,
  mostCommentLength,
  mostComments,
  mostCommentsLength,
  mostQuoteLength,
} from '#shared/policies/comment-limits.ts';
import { inOrder } from '#web/components/comments/in-order.ts';
import type { Anchor, AnchoredComment } from '#web/components/comments/types.ts';
import type { SubmissionWork } from '../../types.ts';

/**
 * The comments on single places of a work: which there are, where one is about to be made, and what is done to them.
 * @param onChange takes all of them as they are then
 */
export function useAnchors(
  work: Pick<SubmissionWork, 'receipt'>,
  comments: readonly AnchoredComment[],
  onChange: (comments: AnchoredComment[]) => void,
) {
  const [proposed, setProposed] = useState<Anchor | null>(null);
  const [fresh, setFresh] = useState<string | null>(null);
  const files = work.receipt.files.map(({ mediaId }) => mediaId);
  const length = lengthOfComments(comments);
  return {
    comments: inOrder(comments, files),
    /** Where a comment would be; null: no place is being chosen. */
    proposed,
    propose: setProposed,
    /** The comment that was made last: it is the one to be written. */
    fresh,
    /** No further one fits. */
    isFull:
      comments.length >= mostComments ||
      length + mostCommentLength + mostQuoteLength > mostCommentsLength,
    isTooLong: length > mostCommentsLength,
    add: (anchor: Anchor) => {
      const commentId = ulid();
      onChange([...comments, { commentId, anchor, text: '' }]);
      setFresh(commentId);
      setProposed(null);
    },
    change: (commentId: string, text: string) =>
      onChange(comments.map((one) => (one.commentId === commentId ? { ...one, text } : one))),
    remove: (commentId: string) => onChange(comments.filter((one) => one.commentId !== commentId)),
  };
}

export type Anchors = ReturnType<typeof useAnchors>;
