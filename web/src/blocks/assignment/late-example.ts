import { lateAdjustment } from '#shared/grading/late.ts';
import type { LateAdjustment } from '#shared/schemas/adjustments.ts';
import type { ContentOf } from '#shared/schemas/blocks.ts';

const dayMs = 86_400_000;

/**
 * What a late rule takes from good work that comes some days late, as an example of it; null: there are no points.
 * @param most the points that can be earned, in ten-thousandths
 */
export function lateExample(
  rule: NonNullable<ContentOf<'assignment'>['late']>,
  most: number,
  days = 2,
): LateAdjustment | null {
  if (most === 0) return null;
  const points = Math.round((most * 8) / 10);
  return lateAdjustment(rule, { dueAt: 0, submittedAt: days * dayMs }, { points, most });
}
