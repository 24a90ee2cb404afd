import type { attempts as contract } from '#shared/contract/attempts.ts';
import type { Operation } from '#functions/api/operation.ts';
import { attempts } from '#functions/data/quizzes/attempts.ts';
import { expireAttempt } from '#functions/data/quizzes/end-attempt.ts';
import { markQuiz } from '#functions/data/quizzes/mark-quiz.ts';
import { completionItems } from '#functions/data/quizzes/quiz-completion.ts';
import { loadStanding } from '#functions/data/quizzes/standing.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { AttemptsDeps } from './deps.ts';
import { editableQuizOf } from './editable-quiz.ts';

/**
 * Takes an attempt that has ended out of what counts: neither the number of attempts nor the mark knows of it. Its
 * answers and its score stay, and it can be reopened.
 */
export const reset: Operation<typeof contract.reset, AttemptsDeps> = async ({
  actor,
  params,
  body: { reason },
  now,
  deps: { table },
}) => {
  const known = await editableQuizOf(table, actor, params);
  const { attemptId } = params;
  const { head } = found(await expireAttempt(table, params, now));
  const [own, { marking, completing }] = await Promise.all([
    attempts.get(table, params).then(found),
    loadStanding(table, params, known),
  ]);
  const one = found(own.attempts.find((attempt) => attempt.attemptId === attemptId) ?? null);
  if (head.state === 'open') throw new AppError('attempt_runs');
  const response = { attemptId, state: one.state, deadline: one.deadline, isReset: true };
  if (one.isReset) return { response, items: [] };
  const next = attempts.change(own, [{ attemptId, isReset: true }], {});
  return {
    response,
    items: [
      attempts.put(params, own, next),
      ...markQuiz(params, next, marking, {
        by: actor.userId,
        at: iso(now),
        because: { kind: 'reset', attemptId, reason },
      }),
      // Without it, what is left may come to a pass.
      ...(await completionItems(table, params, completing, next, iso(now))),
    ],
  };
};
