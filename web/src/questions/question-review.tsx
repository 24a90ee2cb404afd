import type { ComponentType } from 'react';
import type { QuestionType } from '#shared/questions/question-types.ts';
import { useMemo } from 'react';
import { type NamedFile, Pictures } from './pictures.ts';
import type { ReviewProps } from './review/review-props.ts';
import { reviews } from './reviews.ts';

/** The review of one type with an answer to it: so the checker follows from the type to its props. */
function reviewOf<T extends QuestionType>(type: T, props: ReviewProps<T>) {
  const Review: ComponentType<ReviewProps<T>> = reviews[type];
  return <Review {...props} />;
}

type Props = ReviewProps<QuestionType> & {
  /** The files that the question names. */
  links?: readonly NamedFile[];
  onLinkEnded?: () => void;
};

const none: readonly NamedFile[] = [];

/** A question with its answer, how right that was, and what is said to it. */
export function QuestionReview({ links = none, onLinkEnded, ...props }: Props) {
  const pictures = useMemo(() => ({ links, onLinkEnded }), [links, onLinkEnded]);
  return <Pictures value={pictures}>{reviewOf<QuestionType>(props.asked.type, props)}</Pictures>;
}
