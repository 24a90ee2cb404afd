import type { QuestionReview } from '#shared/schemas/questions.ts';

/** How right a part of the answer was; undefined: it is not told. */
export const verdictOf = ({ parts }: QuestionReview, id: string | null) =>
  parts?.find((part) => part.id === id)?.verdict;

/** What is said to a part of the answer. */
export const feedbackOf = ({ feedback }: QuestionReview, id: string | null) =>
  (feedback ?? []).filter((one) => one.id === id).map(({ text }) => text);
