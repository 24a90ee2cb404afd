import { isDeepStrictEqual } from 'node:util';
import { dayIn, withKeys, withMissed } from '#shared/policies/review-schedule.ts';
import { markingOf } from '#shared/questions/registry.ts';
import type { Actor } from '#functions/api/actor.ts';
import { zoneOf } from '#functions/api/zone-of.ts';
import type { WholeAttempt } from '#functions/data/quizzes/attempt.ts';
import type { AskedSlot } from '#functions/data/quizzes/questions-of.ts';
import { reviews } from '#functions/data/quizzes/reviews.ts';
import type { Table } from '#functions/data/table/table.ts';
import { RuleRefused } from '#functions/data/table/transaction.ts';

/**
 * Takes the questions of an attempt that earned less than all into the review of whoever wants one. Called where their
 * key is shown, and never before.
 */
export async function noteMissed(
  table: Table,
  actor: Actor,
  { head, score }: WholeAttempt,
  asked: AskedSlot[],
  now: number,
): Promise<void> {
  const review = await reviews.get(table, actor.userId);
  if (!review?.isOn) return;
  const scored = (score?.steps ?? []).flatMap(({ questionId, version, points, most }) => {
    // As it was scored: whoever goes over a question practises its right key.
    const slot = asked.find((one) => one.questionId === questionId && one.version === version);
    const isScored = slot !== undefined && markingOf(slot.content.type) === 'automatic';
    const isMissed = points !== null && points < most;
    return isScored ? [{ card: { questionId, version, courseId: head.courseId }, isMissed }] : [];
  });
  const missed = scored.flatMap(({ card, isMissed }) => (isMissed ? [card] : []));
  // Its key may have been corrected since it was missed.
  const known = withKeys(
    review,
    scored.map(({ card }) => card),
  );
  const next = withMissed(known, missed, dayIn(zoneOf(actor), now));
  if (isDeepStrictEqual(next.cards, review.cards)) return;
  try {
    await table.commit([reviews.put(actor.userId, review, { ...next, isOn: true })]);
  } catch (error) {
    // Another tab was faster; what it did not take comes with the next look at the result.
    if (!(error instanceof RuleRefused)) throw error;
  }
}
