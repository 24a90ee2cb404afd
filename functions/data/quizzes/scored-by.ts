import type { QuestionContent } from '#shared/schemas/questions.ts';
import type { PaperSlot, WholeAttempt } from './attempt.ts';
import type { AskedSlot } from './questions-of.ts';

/** The places of a paper, and once more those that a regrade scored by another content than they were asked with. */
export function slotsToReview({ paper, score }: Pick<WholeAttempt, 'paper' | 'score'>) {
  const regraded = paper.slots.flatMap((slot, at): PaperSlot[] => {
    const version = score?.steps[at]?.version ?? slot.version;
    return version === slot.version ? [] : [{ ...slot, version }];
  });
  return [...paper.slots, ...regraded];
}

/** The question of a place as it was asked. */
export const askedAt = (asked: readonly AskedSlot[], { slotId, version }: PaperSlot) =>
  asked.find((one) => one.slotId === slotId && one.version === version);

/** What the answer to a question was scored by, which says what was right. */
export function contentScored(
  slot: AskedSlot,
  asked: readonly AskedSlot[],
  step: { version: number } | null | undefined,
): QuestionContent {
  const scored = asked.find(
    (one) => one.slotId === slot.slotId && one.version === (step?.version ?? slot.version),
  );
  return scored?.content ?? slot.content;
}
