import type { Credit, ScoreReason } from '#shared/schemas/credit.ts';
import type { QuestionStep } from '#shared/schemas/trace.ts';
import { type Fraction, isAbove, rounded } from './fraction.ts';

/** What an answer earns before limits, and why. */
export type Earned = Fraction & { how: ScoreReason };

export const nothing = { part: 0, of: 1 } as const;
export const all = { part: 1, of: 1 } as const;
const minusAll = { part: -1, of: 1 } as const;

/** Within what a question may earn: from nothing, or from minus all of it, to all of it. */
export function limit(earned: Earned, belowZero: boolean): Credit {
  const least = belowZero ? minusAll : nothing;
  if (isAbove(least, earned)) return { ...earned, ...least, limited: 'below' };
  if (isAbove(earned, all)) return { ...earned, ...all, limited: 'above' };
  return { ...earned, limited: null };
}

/** The points of a credit: ten-thousandths of a point, rounded half up, here and nowhere else. */
export const pointsOf = (credit: Fraction, most: number): number => rounded(most, credit);

/** How a question of an attempt was scored; without a credit, its points wait for a person, or there are none. */
export const questionStep = (
  question: { questionId: string; version: number; most: number },
  credit: Credit | null,
): QuestionStep => ({
  step: 'question',
  ...question,
  points: credit && pointsOf(credit, question.most),
  credit,
});
