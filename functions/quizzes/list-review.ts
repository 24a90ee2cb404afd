import type { quizzes as contract } from '#shared/contract/quizzes.ts';
import { dayIn, nextDayOf } from '#shared/policies/review-schedule.ts';
import { askedOf } from '#shared/questions/play.ts';
import { mediaOf } from '#shared/questions/registry.ts';
import type { Operation } from '#functions/api/operation.ts';
import { zoneOf } from '#functions/api/zone-of.ts';
import { media } from '#functions/data/media/media.ts';
import { reviews } from '#functions/data/quizzes/reviews.ts';
import type { QuizzesDeps } from './deps.ts';
import { dueQuestions } from './due-questions.ts';
import { linksIn } from '#functions/data/quizzes/links-in.ts';

export const listReview: Operation<typeof contract.listReview, QuizzesDeps> = async ({
  actor,
  now,
  deps,
}) => {
  const { table } = deps;
  const review = await reviews.get(table, actor.userId);
  if (!review?.isOn) return { isOn: false, due: [], nextOn: null, links: [] };
  const today = dayIn(zoneOf(actor), now);
  const { questions, open } = await dueQuestions(table, actor.userId, { review, today });
  const due = questions.map(({ card: { questionId, courseId }, content, draw, courseTitle }) => ({
    questionId,
    courseId,
    courseTitle,
    asked: askedOf(content, draw),
  }));
  const named = [...new Set(questions.flatMap(({ content }) => mediaOf(content)))];
  const files = named.length > 0 ? await media.byIds(table, named) : [];
  return {
    isOn: true,
    due,
    nextOn: nextDayOf(open, today),
    links: linksIn(due, files, deps, now),
  };
};
