import type * as z from 'zod';
import { toldState } from '#shared/policies/attempt-time.ts';
import type { attemptRowSchema } from '#shared/schemas/marking.ts';
import type { Actor } from '#functions/api/actor.ts';
import { presentTaker } from '#functions/data/accounts/present-taker.ts';
import type { Attempts, OneAttempt } from '#functions/data/quizzes/attempts.ts';
import type { QuizClock } from '#functions/data/quizzes/quiz-clocks.ts';
import { timeOf } from '#functions/data/quizzes/running-time.ts';

type Taker = Parameters<typeof presentTaker>[0];

/** An attempt in the list of its quiz. */
export function presentRow(
  attempt: OneAttempt,
  { earned }: Attempts,
  taker: Taker,
  clock: QuizClock | null,
  actor: Pick<Actor, 'roles'>,
): z.infer<typeof attemptRowSchema> {
  const { attemptId, number, state, startedAt, endedAt, isReset } = attempt;
  const { points, most, waiting } = earned[attemptId] ?? { points: null, most: 0, waiting: 0 };
  return {
    ...presentTaker(taker, actor),
    attemptId,
    number,
    state: toldState(attempt),
    startedAt,
    deadline: timeOf({ ...attempt, userId: taker.userId }, clock).deadline,
    endedAt,
    isReset: isReset === true,
    score: state === 'open' ? null : { points, most },
    waiting: state === 'open' || isReset ? 0 : waiting,
  };
}
