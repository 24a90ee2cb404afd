import type { Adjustment } from '#shared/schemas/adjustments.ts';
import type { ContentOf } from '#shared/schemas/blocks.ts';
import { lateAdjustment } from './late.ts';
import { peersAdjustment } from './peers.ts';
import { mostOfRubric, rubricPoints } from './rubric.ts';

type Rules = Pick<ContentOf<'assignment'>, 'marking' | 'late'> & {
  peerReview?: Pick<NonNullable<ContentOf<'assignment'>['peerReview']>, 'percentOfMark'> | null;
};

/** What somebody who marks wrote, as far as it gives points. */
type Written = {
  choices: Parameters<typeof rubricPoints>[1];
  /** Plain points, where there is no rubric; null: none yet. */
  points: number | null;
  isLateWaived: boolean;
};

/** What work comes to. */
export type MarkedWork = {
  /** `points` null: something of it waits. */
  earned: { points: number | null; most: number };
  /** In the order in which they were made. */
  adjustments: Adjustment[];
  /** What is left of what was earned; null: something of it waits. */
  total: number | null;
};

/** The most that an assignment gives. */
export const mostOfWork = ({ marking }: Pick<Rules, 'marking'>): number =>
  marking.by === 'rubric' ? mostOfRubric(marking.rubric) : marking.most;

function earnedBy(
  { marking }: Pick<Rules, 'marking'>,
  { choices, points }: Written,
): MarkedWork['earned'] {
  if (marking.by === 'rubric') {
    const { points: sum, most } = rubricPoints(marking.rubric, choices);
    return { points: sum, most };
  }
  const { most } = marking;
  return { points: points === null ? null : Math.max(0, Math.min(most, points)), most };
}

/**
 * What was earned by what somebody wrote, what reviews by classmates make of it, and what being late leaves of that. Plain
 * points are cut to the most.
 * @param when in milliseconds; `dueAt` null: nothing is due
 * @param reviews what each that is delivered gave
 */
export function markedWork(
  rules: Rules,
  written: Written,
  when: { dueAt: number | null; submittedAt: number },
  reviews: readonly number[] = [],
): MarkedWork {
  const earned = earnedBy(rules, written);
  const { points, most } = earned;
  if (points === null) return { earned, adjustments: [], total: null };
  const peers = peersAdjustment(rules.peerReview ?? null, reviews, points);
  const before = { points: peers?.to ?? points, most };
  const late = written.isLateWaived ? null : lateAdjustment(rules.late, when, before);
  return {
    earned,
    adjustments: [peers, late].filter((one) => one !== null),
    total: late ? late.to : before.points,
  };
}
