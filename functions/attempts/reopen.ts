import type { attempts as contract } from '#shared/contract/attempts.ts';
import type { Operation } from '#functions/api/operation.ts';
import { attemptItems } from '#functions/data/quizzes/attempt.ts';
import { attemptsDue } from '#functions/data/quizzes/attempts-due.ts';
import { attempts, openAttempt } from '#functions/data/quizzes/attempts.ts';
import { expireAttempt } from '#functions/data/quizzes/end-attempt.ts';
import { markQuiz } from '#functions/data/quizzes/mark-quiz.ts';
import { loadStanding } from '#functions/data/quizzes/standing.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { AttemptsDeps } from './deps.ts';
import { editableQuizOf } from './editable-quiz.ts';

const minuteMs = 60_000;

/** Lets an attempt that has ended run again, for so many minutes: its answers are there, and nothing counts until it ends. */
export const reopen: Operation<typeof contract.reopen, AttemptsDeps> = async ({
  actor,
  params,
  body: { reason, minutes },
  now,
  deps: { table },
}) => {
  const known = await editableQuizOf(table, actor, params);
  const { attemptId } = params;
  const { head, paper } = found(await expireAttempt(table, params, now));
  const [own, { marking }] = await Promise.all([
    attempts.get(table, params).then(found),
    loadStanding(table, params, known),
  ]);
  if (openAttempt(own)) throw new AppError('attempt_runs');
  const again = {
    state: 'open' as const,
    reopenedAt: iso(now),
    deadline: iso(now + minutes * minuteMs),
    endedAt: null,
  };
  const { [attemptId]: _, ...earned } = own.earned;
  const { attempts: all } = attempts.change(own, [{ attemptId, ...again, isReset: false }], {});
  const next = { attempts: all, earned };
  return {
    response: { attemptId, state: again.state, deadline: again.deadline, isReset: false },
    items: [
      attemptItems.reopen(head, {
        ...again,
        reopenedFor: reason,
        // Where there is no way back, the last question is open again.
        position: Math.max(0, Math.min(head.position, paper.slots.length - 1)),
      }),
      attemptsDue.put(params, again.deadline),
      attempts.put(params, own, next),
      ...markQuiz(params, next, marking, {
        by: actor.userId,
        at: iso(now),
        because: { kind: 'reopened', attemptId, reason },
      }),
    ],
  };
};
