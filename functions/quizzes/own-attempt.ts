import type { Key } from '#functions/data/keys.ts';
import { keys } from '#functions/data/keys.ts';
import type { AttemptPlace, WholeAttempt } from '#functions/data/quizzes/attempt.ts';
import { expireAttempt } from '#functions/data/quizzes/end-attempt.ts';
import { loadQuiz, type QuizView } from '#functions/data/quizzes/quiz-view.ts';
import type { Table } from '#functions/data/table/table.ts';
import { found } from '#functions/platform/app-error.ts';

/** What saving an answer reads by its address: with the profile, in one request. */
export const answerKeys = (place: Omit<AttemptPlace, 'userId'>, userId: string): Key[] => [
  keys.enrollment(userId, place.courseId),
  keys.attempt(userId, place.courseId, place.quizId, place.attemptId),
  keys.attemptPaper(userId, place.courseId, place.quizId, place.attemptId),
];

/**
 * An attempt of one's own with its quiz; one whose time is over has ended. It stays whatever becomes of the quiz.
 * @throws AppError `not_found`, `enrollment_required`
 */
export async function ownAttempt(
  table: Table,
  place: AttemptPlace,
  now: number,
): Promise<{ view: QuizView; whole: WholeAttempt }> {
  const view = await loadQuiz(table, place, place.userId);
  return { view, whole: found(await expireAttempt(table, place, now)) };
}
