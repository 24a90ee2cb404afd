import type { quizzes as contract } from '#shared/contract/quizzes.ts';
import type { Operation } from '#functions/api/operation.ts';
import { attemptItems } from '#functions/data/quizzes/attempt.ts';
import { expireAttempt } from '#functions/data/quizzes/end-attempt.ts';
import { quizClocks } from '#functions/data/quizzes/quiz-clocks.ts';
import { hasExpired, timeOf } from '#functions/data/quizzes/running-time.ts';
import { found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { QuizzesDeps } from './deps.ts';
import { presentGiven } from './present-attempt.ts';

/** Asked every few seconds by everybody who takes a quiz: two small items beside the profile, in one request. */
export const getTime: Operation<typeof contract.getTime, QuizzesDeps> = async ({
  actor: { userId },
  params,
  now,
  deps: { table },
}) => {
  const place = { ...params, userId };
  let head = found(await attemptItems.head(table, place));
  let clock = await quizClocks.get(table, params.quizId);
  if (hasExpired(head, clock, now)) {
    head = found(await expireAttempt(table, place, now, clock)).head;
    clock = await quizClocks.get(table, params.quizId);
  }
  const { deadline, given } = timeOf(head, clock);
  const { attemptId, state, saves } = head;
  return { attemptId, state, deadline, now: iso(now), given: presentGiven(given), saves };
};
