import { deadlineOf, isOver } from '#shared/policies/attempt-time.ts';
import { iso } from '#functions/platform/iso.ts';
import type { OneAttempt } from './attempts.ts';
import type { QuizClock } from './quiz-clocks.ts';

/** What of an attempt, and of whose, says how long it runs. */
export type Running = Pick<OneAttempt, 'state' | 'startedAt' | 'reopenedAt' | 'deadline'> & {
  userId: string;
};

/** The time of an attempt: of one that runs with what was given to it, of one that has ended that by which it did. */
export function timeOf(attempt: Running, clock: QuizClock | null) {
  if (attempt.state !== 'open') return { deadline: attempt.deadline, given: [] };
  const { deadline, given } = deadlineOf(attempt, clock);
  return { deadline: deadline === null ? null : iso(deadline), given };
}

/** Whether the time of an attempt that runs is over; `now` in milliseconds. */
export const hasExpired = (attempt: Running, clock: QuizClock | null, now: number): boolean =>
  attempt.state === 'open' && isOver(deadlineOf(attempt, clock).deadline, now);
