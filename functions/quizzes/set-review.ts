import type { quizzes as contract } from '#shared/contract/quizzes.ts';
import type { Operation } from '#functions/api/operation.ts';
import { reviews } from '#functions/data/quizzes/reviews.ts';
import type { QuizzesDeps } from './deps.ts';

/** Turns the daily review on, or off with all that is in it. */
export const setReview: Operation<typeof contract.setReview, QuizzesDeps> = async ({
  actor: { userId },
  body: { isOn },
  deps,
}) => {
  const before = await reviews.get(deps.table, userId);
  if ((before?.isOn ?? false) === isOn) return { response: { isOn }, items: [] };
  return {
    response: { isOn },
    items: [reviews.put(userId, before, { isOn, cards: [], answered: null })],
  };
};
