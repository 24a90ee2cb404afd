import type { attempts as contract } from '#shared/contract/attempts.ts';
import type { Operation } from '#functions/api/operation.ts';
import { attempts, openAttempt } from '#functions/data/quizzes/attempts.ts';
import { quizClocks } from '#functions/data/quizzes/quiz-clocks.ts';
import { quizCodes } from '#functions/data/quizzes/quiz-codes.ts';
import { hasExpired } from '#functions/data/quizzes/running-time.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { AttemptsDeps } from './deps.ts';
import { editableQuizOf } from './editable-quiz.ts';
import { presentControls } from './present-controls.ts';

/** Minutes for everybody are one write, however many attempts run: each finds them where its deadline is read. */
export const giveMinutes: Operation<typeof contract.giveMinutes, AttemptsDeps> = async ({
  actor,
  params,
  body: { minutes, userId, reason },
  now,
  deps: { table },
}) => {
  await editableQuizOf(table, actor, params);
  const before = await quizClocks.get(table, params.quizId);
  if (userId !== null) {
    const open = openAttempt(await attempts.get(table, { ...params, userId }));
    if (!open || hasExpired({ ...open, userId }, before, now))
      throw new AppError('no_attempt_runs');
  }
  const gift = { minutes, userId, reason, by: actor.userId, at: iso(now) };
  const { next, item } = quizClocks.give(params, before, gift);
  const code = await quizCodes.get(table, params.quizId);
  return {
    response: await presentControls(table, params.quizId, { code, clock: next }),
    items: [item],
  };
};
