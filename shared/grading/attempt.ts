import type { QuestionStep } from '#shared/schemas/trace.ts';

export type Earned = {
  /** Ten-thousandths of a point; null: a part of it waits for a person, and a part is no score. */
  points: number | null;
  most: number;
  /** How many answers wait for a person. */
  waiting: number;
};

/** What an attempt earned, by the steps of its questions: their sum, which is never below zero. */
export function earnedBy(steps: (QuestionStep & { isWaiting: boolean })[]): Earned {
  const waiting = steps.filter(({ isWaiting }) => isWaiting).length;
  const sum = steps.reduce((all, { points }) => all + (points ?? 0), 0);
  return {
    points: waiting > 0 ? null : Math.max(0, sum),
    most: steps.reduce((all, { most }) => all + most, 0),
    waiting,
  };
}
