import type { LateAdjustment } from '#shared/schemas/adjustments.ts';
import type { ContentOf } from '#shared/schemas/blocks.ts';
import { lateAfter } from '#shared/policies/submission-label.ts';
import { fraction, plus, rounded, times } from './fraction.ts';

type LateRule = NonNullable<ContentOf<'assignment'>['late']>;

const dayMs = 86_400_000;

/** What is left of points: rounded once, half up, and never below nothing. */
function left({
  from,
  most,
  percent,
  of,
}: Pick<LateAdjustment, 'from' | 'most' | 'percent' | 'of'>) {
  const taken = times(fraction(of === 'most' ? most : from, 1), fraction(-percent, 100));
  return Math.max(0, rounded(1, plus(fraction(from, 1), taken)));
}

/**
 * What being late takes from the points that somebody earned; null: nothing. Within the grace nothing is lost; after it,
 * days count from the due date. A day has 24 hours, whatever the clocks of a zone do meanwhile.
 * @param rule null: being late costs nothing
 * @param dueAt in milliseconds, as `submittedAt`; null: nothing is due
 */
export function lateAdjustment(
  rule: LateRule | null,
  { dueAt, submittedAt }: { dueAt: number | null; submittedAt: number },
  { points, most }: { points: number; most: number },
): LateAdjustment | null {
  if (rule === null || dueAt === null) return null;
  const { graceMinutes, percentPerDay, mostPercent, of } = rule;
  if (submittedAt <= lateAfter(dueAt, graceMinutes)) return null;
  const days = Math.ceil((submittedAt - dueAt) / dayMs);
  const percent = Math.min(mostPercent, days * percentPerDay);
  return {
    kind: 'late',
    dueAt: new Date(dueAt).toISOString(),
    submittedAt: new Date(submittedAt).toISOString(),
    graceMinutes,
    days,
    percentPerDay,
    mostPercent,
    percent,
    of,
    most,
    from: points,
    to: left({ from: points, most, percent, of }),
  };
}
