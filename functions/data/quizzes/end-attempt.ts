import { earnedBy } from '#shared/grading/attempt.ts';
import type { Table } from '#functions/data/table/table.ts';
import { RuleRefused, type TransactionItem } from '#functions/data/table/transaction.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { attemptItems, type Attempt, type AttemptPlace, type WholeAttempt } from './attempt.ts';
import { type Attempts, attempts } from './attempts.ts';
import { markQuiz } from './mark-quiz.ts';
import { completionItems } from './quiz-completion.ts';
import { type AskedSlot, contentName, questionsOf } from './questions-of.ts';
import { type QuizClock, quizClocks } from './quiz-clocks.ts';
import { hasExpired, timeOf } from './running-time.ts';
import { loadContents, regradeSteps } from './regrade-steps.ts';
import { regrades } from './regrades.ts';
import { scoreStep } from './score-step.ts';
import { type KnownStanding, loadStanding } from './standing.ts';

/** An end by somebody's submit at an instant, or by the time: whoever finds that out, and when, changes nothing of it. */
type End = { submittedAt: string } | 'expired';

/**
 * Ends an attempt: what is written, with the mark that follows, the attempt as it is then, and what it asked. Every end
 * of an attempt is made here. An end by the time is conditional on the clock that was read; no gift changes a submit, and a crowd that
 * submits would meet there.
 */
export async function endAttempt(
  table: Table,
  whole: WholeAttempt,
  own: Attempts,
  clock: QuizClock | null,
  by: End,
  known: KnownStanding = {},
): Promise<{ head: Attempt; asked: AskedSlot[]; items: TransactionItem[] }> {
  const [{ asked }, { marking, completing }, decided] = await Promise.all([
    questionsOf(table, whole.paper.slots, { withMedia: false }),
    // An end is no news to who ended it.
    loadStanding(table, whole.head, { ...known, news: null }),
    regrades.all(table, whole.head.quizId),
  ]);
  const scored = asked.map((slot, at) =>
    scoreStep(slot, whole.answers.get(slot.slotId), whole.score?.steps[at] ?? null),
  );
  // It is asked as it began, and scored by what was decided of its quiz since.
  const contents = await loadContents(
    table,
    decided,
    [whole],
    new Map(asked.map((slot) => [contentName(slot), slot.content])),
  );
  const steps = regradeSteps(whole, scored, decided, contents);
  const { deadline } = timeOf(whole.head, clock);
  const end =
    by === 'expired'
      ? { state: 'expired' as const, deadline, endedAt: deadline }
      : { state: 'submitted' as const, deadline, endedAt: by.submittedAt };
  const head = { ...whole.head, ...end };
  const { attemptId, userId, startedAt } = head;
  const next = attempts.change(own, [{ attemptId, ...end }], { [attemptId]: earnedBy(steps) });
  return {
    head,
    asked,
    items: [
      ...attemptItems.end(whole.head, end),
      attemptItems.putScore(head, whole.score, steps),
      attempts.put(head, own, next),
      ...markQuiz(head, next, marking, {
        by: userId,
        at: end.endedAt ?? startedAt,
        because: { kind: 'ended', attemptId },
      }),
      ...(by === 'expired' ? [quizClocks.checkUnchanged(head.quizId, clock)] : []),
      ...(await completionItems(table, head, completing, next, end.endedAt ?? startedAt)),
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
