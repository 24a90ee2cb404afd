import type { ContentOf } from '#shared/schemas/blocks.ts';
import { shownLater, shownResult, type Shown } from '#shared/policies/shown-result.ts';
import { type Attempts, countedOf, type OneAttempt } from '#functions/data/quizzes/attempts.ts';
import type { QuizClock } from '#functions/data/quizzes/quiz-clocks.ts';
import { timeOf } from '#functions/data/quizzes/running-time.ts';

/** What every view of an attempt says of it. */
export function presentHead(
  { attemptId, number, state, startedAt, reopenedAt, deadline, endedAt }: OneAttempt,
  userId: string,
  clock: QuizClock | null,
): Omit<OneAttempt, 'reopenedAt'> {
  const time = timeOf({ userId, state, startedAt, reopenedAt, deadline }, clock);
  return { attemptId, number, state, startedAt, deadline: time.deadline, endedAt };
}

/** The minutes that count for an attempt, as its owner is told of them: how many and why, and not by whom. */
export const presentGiven = (given: QuizClock['given']) =>
  given.map(({ minutes, reason, at }) => ({ minutes, reason, at }));

type Policy = Pick<ContentOf<'quiz'>, 'shows' | 'attempts'>;

/** Whether somebody has no attempt left, and none runs. */
const isLast = ({ attempts }: Policy, own: Attempts | null): boolean =>
  countedOf(own).length >= attempts && !own?.attempts.some((one) => one.state === 'open');

/** How far a quiz is: whether it has closed, and whether others may still answer it then. */
type Phase = { isClosed: boolean; othersRun: boolean };

/** What the policy shows of one of somebody's attempts. */
export const shownOf = (
  policy: Policy,
  own: Attempts | null,
  { state }: Pick<OneAttempt, 'state'>,
  phase: Phase,
): Shown =>
  shownResult(policy.shows, { isEnded: state !== 'open', ...phase, isLast: isLast(policy, own) });

/** When the policy shows somebody more than it does now; of a quiz that is no more, never. */
export const laterOf = (
  policy: Policy | null,
  own: Attempts | null,
  { closesAt, ...phase }: Phase & { closesAt: number | null },
) =>
  policy
    ? shownLater(policy.shows, {
        closes: closesAt !== null,
        ...phase,
        isLast: isLast(policy, own),
      })
    : { afterLast: false, afterClose: false, afterOthers: false };
