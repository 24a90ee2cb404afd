import type { Key } from '#functions/data/keys.ts';
import { keys } from '#functions/data/keys.ts';
import type { AttemptPlace, WholeAttempt } from '#functions/data/quizzes/attempt.ts';
import { expireAttempt } from '#functions/data/quizzes/end-attempt.ts';
import { quizClocks } from '#functions/data/quizzes/quiz-clocks.ts';
import { loadQuiz, type QuizView } from '#functions/data/quizzes/quiz-view.ts';
import { hasExpired } from '#functions/data/quizzes/running-time.ts';
import type { Table } from '#functions/data/table/table.ts';
import { found } from '#functions/platform/app-error.ts';

/** What asking for the time reads. */
export const timeKeys = (place: Omit<AttemptPlace, 'userId'>, userId: string): Key[] => [
  keys.attempt(userId, place.courseId, place.quizId, place.attemptId),
  keys.quizClock(place.quizId),
];

/** What saving an answer reads by its address: with the profile, in one request. */
export const answerKeys = (place: Omit<AttemptPlace, 'userId'>, userId: string): Key[] => [
  ...timeKeys(place, userId),
  keys.enrollment(userId, place.courseId),
  keys.attemptPaper(userId, place.courseId, place.quizId, place.attemptId),
];

/**
 * An attempt of one's own with its quiz; one whose time is over has ended. It stays whatever becomes of the quiz.
 * @param options as `loadQuiz` has them
 * @throws AppError `not_found`, `enrollment_required`
 */
export async function ownAttempt(
  table: Table,
  place: AttemptPlace,
  now: number,
  options: Parameters<typeof loadQuiz>[3] = {},
): Promise<{ view: QuizView; whole: WholeAttempt }> {
  const view = await loadQuiz(table, place, place.userId, options);
  const whole = found(await expireAttempt(table, place, now, view.clock));
  // It runs on where minutes came while it was read.
  if (!hasExpired(whole.head, view.clock, now)) return { view, whole };
  return { view: { ...view, clock: await quizClocks.get(table, place.quizId) }, whole };
}
