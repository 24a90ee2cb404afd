import { curvedPoints } from '#shared/grading/curve.ts';
import { isReleasable } from '#shared/grading/releasable.ts';
import type { BookItem, Row } from '../types.ts';
import type { JobPlan } from './types.ts';

/** Whose mark becomes another; null: no points. */
export type Previewed = {
  userId: string;
  name: string;
  from: number | null;
  to: number | null;
  /** When it is planned to be seen; left out: that is not. */
  plannedFor?: string | undefined;
};

/** Whether the release of some mark of an item is planned, so that it can be taken back. */
export const isPlannedIn = (itemId: string, rows: readonly Row[]): boolean =>
  rows.some(({ marks }) =>
    marks.some((mark) => mark.itemId === itemId && mark.plannedFor !== undefined),
  );

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
    if (plan.kind === 'release') {
      const { plannedFor } = mark;
      const isSame = plan.from === (plannedFor ?? 'withheld');
      return isReleasable({ kind }, mark) && !mark.isReleased && !isSame
        ? [{ userId, name, from, to: from, plannedFor }]
        : [];
    }
    if (mark.status !== 'marked' || mark.isSet || from === null) return [];
    const to = curvedPoints(from, mark.most ?? most, plan.rule);
    return to === from ? [] : [{ userId, name, from, to }];
  });
}

/** Why a job for an item changes nobody's mark. */
export type Nothing = 'fill' | 'curve' | 'noMark' | 'seen' | 'elsewhere' | 'same';

/** Why nobody is among those whom a job for an item would change (`previewOf`), as the marks stand. */
export function nothingOf(
  plan: Exclude<JobPlan, { kind: 'import' }>,
  { kind }: Pick<BookItem, 'kind'>,
  rows: readonly Row[],
): Nothing {
  if (plan.kind === 'fill') return plan.kind;
  const given = rows.flatMap(({ marks }) =>
    marks.filter(
      ({ itemId, status }) => itemId === plan.itemId && status !== 'open' && status !== 'waiting',
    ),
  );
  if (given.length === 0) return 'noMark';
  if (plan.kind === 'curve') return plan.kind;
  const unseen = given.filter(({ isReleased }) => !isReleased);
  if (unseen.length === 0) return 'seen';
  return unseen.some((mark) => isReleasable({ kind }, mark)) ? 'same' : 'elsewhere';
}
