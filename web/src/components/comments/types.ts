import type { contract } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';

type Feedback = NonNullable<Response<typeof contract.assignments.getSubmission>['feedback']>;

/** What is said of one place of a submission. */
export type AnchoredComment = Feedback['comments'][number];

/** What of a submission a comment is about. */
export type Anchor = AnchoredComment['anchor'];
export type Area = Extract<Anchor, { in: 'page' }>['area'];

/** A comment with its number: its place among all comments, in the order in which the work is read. */
export type NumberedComment = AnchoredComment & { number: number };

/** By which a comment, and its place in the work, are found on the page. */
export const commentElement = (commentId: string) => `comment-${commentId}`;
export const placeElement = (commentId: string) => `place-${commentId}`;

/** Moves the focus, and with it what is seen, to a comment. */
export const goToComment = (commentId: string): void =>
  document.getElementById(commentElement(commentId))?.focus();

/** Moves the focus to the place of a comment; as long as its file is still on its way, what is seen moves there alone. */
export function goToPlace({
  commentId,
  anchor,
}: Pick<AnchoredComment, 'commentId' | 'anchor'>): void {
  const place = document.getElementById(placeElement(commentId));
  if (place || anchor.in === 'text') return place?.focus();
  const file = document.querySelector(`[data-media="${CSS.escape(anchor.mediaId)}"]`);
  return file?.scrollIntoView();
}
