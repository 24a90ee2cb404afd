import type { quizzes as contract } from '#shared/contract/quizzes.ts';
import { dayIn, withAnswer } from '#shared/policies/review-schedule.ts';
import { BadAnswer } from '#shared/questions/bad-answer.ts';
import { creditOf, reviewOf, storedOf } from '#shared/questions/play.ts';
import { mediaOf } from '#shared/questions/registry.ts';
import type { Operation } from '#functions/api/operation.ts';
import { zoneOf } from '#functions/api/zone-of.ts';
import { media } from '#functions/data/media/media.ts';
import { reviews } from '#functions/data/quizzes/reviews.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import type { QuizzesDeps } from './deps.ts';
import { dueQuestions } from './due-questions.ts';
import { linksIn } from '#functions/data/quizzes/links-in.ts';

/** Answers a question that is due, and says at once what was right: its key was shown before it became one. */
export const answerReview: Operation<typeof contract.answerReview, QuizzesDeps> = async ({
  actor,
  params: { questionId },
  body: { answer },
  now,
  deps,
}) => {
  const { table } = deps;
  const review = found(await reviews.get(table, actor.userId));
  const today = dayIn(zoneOf(actor), now);
  const { questions } = await dueQuestions(table, actor.userId, { review, today, questionId });
  const { content, draw } = found(questions[0] ?? null);
  const stored = (() => {
    try {
      return answer && storedOf(content, draw, answer);
    } catch (error) {
      if (!(error instanceof BadAnswer)) throw error;
      throw new AppError('invalid_request', { issues: [{ path: ['answer'], code: error.code }] });
    }
  })();
  const credit = creditOf(content, draw, stored);
  const isRight = credit !== null && credit.part >= credit.of;
  const next = withAnswer(review, questionId, isRight, today);
  const shown = reviewOf(content, draw, stored);
  const named = mediaOf(content);
  const files = named.length > 0 ? await media.byIds(table, named) : [];
  return {
    response: {
      questionId,
      isRight,
      review: shown,
      dueOn: next.cards.find((one) => one.questionId === questionId)?.dueOn ?? null,
      links: linksIn(shown, files, deps, now),
    },
    items: [reviews.put(actor.userId, review, { ...next, isOn: review.isOn })],
  };
};
