import { earnedBy } from '#shared/grading/attempt.ts';
import { questionStep } from '#shared/grading/score.ts';
import { isOver } from '#shared/policies/attempt-time.ts';
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
import { type Attempts, attempts } from './attempts.ts';
import { type AskedSlot, questionsOf } from './questions-of.ts';

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

/** The instant at which an attempt ended whose time is over: whoever finds that out, and when, changes nothing of it. */
const expired = ({ deadline }: Attempt) => ({ state: 'expired' as const, endedAt: deadline });

export const hasExpired = ({ state, deadline }: Pick<Attempt, 'state' | 'deadline'>, now: number) =>
  state === 'open' && isOver(deadline === null ? null : Date.parse(deadline), now);

/** Ends an attempt: what is written, and the attempt as it is then. Every end of an attempt is made here. */
export async function endAttempt(
  table: Table,
  whole: WholeAttempt,
  own: Attempts,
  end: { state: 'submitted' | 'expired'; endedAt: string | null },
): Promise<{ head: Attempt; items: TransactionItem[] }> {
  const { asked } = await questionsOf(table, whole.paper.slots, { withMedia: false });
  const steps = asked.map((slot) => stepOf(slot, whole));
  const head = { ...whole.head, ...end };
  const { attemptId, number, state, startedAt, deadline, endedAt } = head;
  const one = { attemptId, number, state, startedAt, deadline, endedAt };
  return {
    head,
    items: [
      ...attemptItems.end(whole.head, end, { steps }),
      attempts.end(head, own, one, earnedBy(steps)),
    ],
  };
}

const isPassing = (error: unknown) =>
  error instanceof RuleRefused && error.error instanceof AppError && error.error.code === 'busy';

/**
 * Ends an attempt whose time is over, unless somebody else has.
 * @param now in milliseconds
 * @returns the attempt as it is, null where there is none
 */
export async function expireAttempt(
  table: Table,
  place: AttemptPlace,
  now: number,
): Promise<WholeAttempt | null> {
  const whole = await attemptItems.get(table, place);
  if (!whole || !hasExpired(whole.head, now)) return whole;
  const own = found(await attempts.get(table, place));
  const { items } = await endAttempt(table, whole, own, expired(whole.head));
  try {
    await table.commit(items);
  } catch (error) {
    // Somebody else ended it, or one more answer came: what is there now decides.
    if (!isPassing(error)) throw error;
  }
  return expireAttempt(table, place, now);
}
