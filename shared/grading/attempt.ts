import type { QuestionStep } from '#shared/schemas/trace.ts';

export type Earned = {
  /** Ten-thousandths of a point; null: a part of it waits for a person, and a part is no score. */
  points: number | null;
  most: number;
  /** How many answers wait for a person. */
  waiting: number;
};

/** What an attempt has earned of what is scored by now: the sum of its questions, which is never below zero. */
export const earnedSoFar = (steps: readonly QuestionStep[]): { points: number; most: number } => ({
  points: Math.max(
    0,
    steps.reduce((all, { points }) => all + (points ?? 0), 0),
  ),
  most: steps.reduce((all, { most }) => all + most, 0),
});

/** What an attempt earned, by the steps of its questions: their sum, which is never below zero. */
export function earnedBy(steps: (QuestionStep & { isWaiting: boolean })[]): Earned {
  const waiting = steps.filter(({ isWaiting }) => isWaiting).length;
  const { points, most } = earnedSoFar(steps);
  return { points: waiting > 0 ? null : points, most, waiting };
}
