import { curvedPoints } from '#shared/grading/curve.ts';
import { isReleasable } from '#shared/grading/releasable.ts';
import type { BookItem, Row } from '../types.ts';
import type { JobPlan } from './types.ts';

/** Whose mark becomes another; null: no points. */
export type Previewed = { userId: string; name: string; from: number | null; to: number | null };

/** Whom a job for an item would change, and from what to what, as the marks stand. */
export function previewOf(
  plan: Exclude<JobPlan, { kind: 'import' }>,
  { most, kind }: Pick<BookItem, 'most' | 'kind'>,
  rows: readonly Row[],
): Previewed[] {
  return rows.flatMap(({ userId, name, marks }): Previewed[] => {
    const mark = marks.find(({ itemId }) => itemId === plan.itemId);
    const from = mark?.points ?? null;
    if (plan.kind === 'fill')
      return !mark || (mark.status === 'open' && !mark.isSet)
        ? [{ userId, name, from, to: plan.points }]
        : [];
    if (!mark) return [];
    if (plan.kind === 'release')
      return isReleasable({ kind }, mark) && !mark.isReleased
        ? [{ userId, name, from, to: from }]
        : [];
    if (mark.status !== 'marked' || mark.isSet || from === null) return [];
    const to = curvedPoints(from, mark.most ?? most, plan.rule);
    return to === from ? [] : [{ userId, name, from, to }];
  });
}
