import { earnedBy } from '#shared/grading/attempt.ts';
import { questionStep } from '#shared/grading/score.ts';
import { creditOf, storedOf } from '#shared/questions/play.ts';
import { markingOf } from '#shared/questions/registry.ts';
import type { Table } from '#functions/data/table/table.ts';
import { RuleRefused, type TransactionItem } from '#functions/data/table/transaction.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import {
  attemptItems,
  type Attempt,
  type AttemptPlace,
  type Score,
  type WholeAttempt,
} from './attempt.ts';
import { type Attempts, attempts, endedIn } from './attempts.ts';
import { completionItems } from './quiz-completion.ts';
import { type AskedSlot, questionsOf } from './questions-of.ts';
import { type QuizClock, quizClocks } from './quiz-clocks.ts';
import { hasExpired, timeOf } from './running-time.ts';

/** How a question of an attempt was scored by the version with which it began. */
function stepOf(
  { content, ...slot }: AskedSlot,
  { answers }: WholeAttempt,
): Score['steps'][number] {
  const given = answers.get(slot.slotId)?.answer ?? null;
  const credit = creditOf(content, slot.draw, given && storedOf(content, slot.draw, given));
  const marking = markingOf(content.type);
  const most = marking === 'none' ? 0 : slot.points;
  return {
    ...questionStep({ questionId: slot.questionId, version: slot.version, most }, credit),
    isWaiting: marking === 'byHand' && credit === null,
  };
}

/** An end by somebody's submit at an instant, or by the time: whoever finds that out, and when, changes nothing of it. */
type End = { submittedAt: string } | 'expired';

/**
 * Ends an attempt: what is written, and the attempt as it is then. Every end of an attempt is made here. An end by the
 * time is conditional on the clock that was read; no gift changes a submit, and a crowd that submits would meet there.
 */
export async function endAttempt(
  table: Table,
  whole: WholeAttempt,
  own: Attempts,
  clock: QuizClock | null,
  by: End,
): Promise<{ head: Attempt; items: TransactionItem[] }> {
  const { asked } = await questionsOf(table, whole.paper.slots, { withMedia: false });
  const steps = asked.map((slot) => stepOf(slot, whole));
  const { deadline } = timeOf(whole.head, clock);
  const end =
    by === 'expired'
      ? { state: 'expired' as const, deadline, endedAt: deadline }
      : { state: 'submitted' as const, deadline, endedAt: by.submittedAt };
  const head = { ...whole.head, ...end };
  const earned = earnedBy(steps);
  const after = endedIn(own, head.attemptId, end, earned);
  return {
    head,
    items: [
      ...attemptItems.end(whole.head, end, { steps }),
      attempts.end(head, own, end, earned),
      ...(by === 'expired' ? [quizClocks.checkUnchanged(head.quizId, clock)] : []),
      ...(await completionItems(table, head, after, end.endedAt ?? head.startedAt)),
    ],
  };
}

const isPassing = (error: unknown) =>
  error instanceof RuleRefused && error.error instanceof AppError && error.error.code === 'busy';

/**
 * Ends an attempt whose time is over, unless somebody else has.
 * @param now in milliseconds
 * @param known the clock of its quiz, where it was read: one that is older can only name less time
 * @returns the attempt as it is, null where there is none
 */
export async function expireAttempt(
  table: Table,
  place: AttemptPlace,
  now: number,
  known?: QuizClock | null,
): Promise<WholeAttempt | null> {
  const whole = await attemptItems.get(table, place);
  if (whole?.head.state !== 'open') return whole;
  const clock = known === undefined ? await quizClocks.get(table, place.quizId) : known;
  if (!hasExpired(whole.head, clock, now)) return whole;
  const own = found(await attempts.get(table, place));
  const { items } = await endAttempt(table, whole, own, clock, 'expired');
  try {
    await table.commit(items);
  } catch (error) {
    // Somebody else ended it, or one more answer or more minutes came: what is there now decides.
    if (!isPassing(error)) throw error;
  }
  return expireAttempt(table, place, now);
}
