import type { CurveRule } from '#shared/schemas/adjustments.ts';

/** The most points that a mark has (`points.ts`). */
const mostPoints = 10_000_000;

/**
 * The points of a mark by a rule for all marks of its item, rounded half up. A cap takes nothing from who has more
 * already, and nobody comes below nothing.
 */
export function curvedPoints(points: number, most: number, { by, value, isCapped }: CurveRule) {
  const moved = by === 'points' ? points + value : Math.floor((points * value) / 100 + 0.5);
  const cap = isCapped ? Math.max(most, points) : mostPoints;
  return Math.min(Math.max(moved, 0), cap, mostPoints);
}
