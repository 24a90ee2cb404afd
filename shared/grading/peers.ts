import type { PeersAdjustment } from '#shared/schemas/adjustments.ts';
import type { ContentOf } from '#shared/schemas/blocks.ts';
import { fraction, rounded } from './fraction.ts';

type Rule = Pick<NonNullable<ContentOf<'assignment'>['peerReview']>, 'percentOfMark'> | null;

/** Twice the one in the middle, or the sum of the two: a whole number either way. */
function twiceMedian(sorted: readonly number[]): number {
  const middle = Math.floor(sorted.length / 2);
  const [below = 0, above = 0] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? 2 * above : below + above;
}

/**
 * What reviews by classmates make of what somebody who marks gave: a part of the mark is their median, so that one that is
 * far out moves nothing, and the rest stays the marker's. Rounded once, half up. Null: they count for nothing, or there are none.
 * @param reviews what each that is delivered gave
 * @param given by who marks
 */
export function peersAdjustment(
  rule: Rule,
  reviews: readonly number[],
  given: number,
): PeersAdjustment | null {
  if (!rule || rule.percentOfMark === 0 || reviews.length === 0) return null;
  const percent = rule.percentOfMark;
  const sorted = reviews.toSorted((a, b) => a - b);
  const twice = twiceMedian(sorted);
  return {
    kind: 'peers',
    percent,
    reviews: sorted,
    median: rounded(twice, fraction(1, 2)),
    from: given,
    to: rounded((100 - percent) * 2 * given + percent * twice, fraction(1, 200)),
  };
}

/** What the reviews gave that have counted so far. */
export const reviewsIn = (adjustments: readonly { kind: string }[]): readonly number[] =>
  adjustments.find((one): one is PeersAdjustment => one.kind === 'peers')?.reviews ?? [];
