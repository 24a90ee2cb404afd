import { attemptItems } from '#functions/data/quizzes/attempt.ts';
import { attemptsDue } from '#functions/data/quizzes/attempts-due.ts';
import { expireAttempt } from '#functions/data/quizzes/end-attempt.ts';
import { quizClocks } from '#functions/data/quizzes/quiz-clocks.ts';
import { timeOf } from '#functions/data/quizzes/running-time.ts';
import type { Table } from '#functions/data/table/table.ts';
import { RuleRefused } from '#functions/data/table/transaction.ts';
import type { StreamRecord } from '../platform/stream-record.ts';

/**
 * Ends an attempt that nobody came back to, by the function of all ends: the table has forgotten that it is due, which
 * it does only once that second has passed. Where minutes were given it is due later, and that is noted again. A
 * record that comes twice, or behind another end, finds an attempt that has ended.
 */
export async function endAttemptDue(table: Table, { before, after }: StreamRecord): Promise<void> {
  if (!before || after) return;
  const { expiresAt, ...place } = attemptsDue.parse(before);
  const whole = await expireAttempt(table, place, expiresAt * 1000);
  if (whole?.head.state !== 'open') return;
  const clock = await quizClocks.get(table, place.quizId);
  const { deadline } = timeOf(whole.head, clock);
  if (deadline === null) return;
  try {
    await table.commit([attemptItems.checkOpen(place), attemptsDue.put(place, deadline)]);
  } catch (error) {
    // It was ended meanwhile.
    if (!(error instanceof RuleRefused)) throw error;
  }
}
