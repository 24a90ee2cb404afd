import type { BookItem } from '#shared/grading/book.ts';
import { curved, type MadeMark, onlyMade, overrideIn, unexcused } from '#shared/grading/by-hand.ts';
import { isReleasable } from '#shared/grading/releasable.ts';
import { typedMark } from '#shared/grading/typed-mark.ts';
import type { BookPlan } from '#shared/schemas/book-jobs.ts';
import type { Mark } from '#shared/schemas/marks.ts';

type Made = MadeMark & { label?: string | null };

type Doing = { at: string; reason: string | null; firstSeen: string | null };

/** Whether nothing is there that a mark could be lost by. */
const isEmpty = (mark: Mark | null) =>
  mark === null || (mark.status === 'open' && overrideIn(mark) === null);

/** What a job makes of somebody's mark for its item; null: it stays as it is. */
export function jobMark(
  plan: Exclude<BookPlan, { kind: 'import' }>,
  item: BookItem,
  before: Mark | null,
  doing: Doing,
): Made | null {
  if (plan.kind === 'fill') {
    if (!isEmpty(before)) return null;
    const { points } = plan;
    const change = points === null ? { do: 'missing' as const } : { do: 'points' as const, points };
    const made = typedMark(item, before, change, doing);
    return typeof made === 'string' ? null : made;
  }
  if (!before) return null;
  if (plan.kind === 'curve') {
    if (before.status !== 'marked' || overrideIn(before) !== null) return null;
    const made = curved(before, plan.rule);
    return made.points === before.points ? null : made;
  }
  const from = plan.from ?? doing.at;
  const { releasedAt } = before;
  const most = before.earned?.most ?? null;
  if (!isReleasable(item, { ...before, most, isSet: overrideIn(before) !== null })) return null;
  if (releasedAt !== null && releasedAt <= from) return null;
  return { ...onlyMade(before), releasedAt: from };
}

/**
 * The mark as it was before a job; what was seen of it stays seen. Where there was none, one of nothing.
 */
export function markBefore(now: Mark, before: Mark | null, at: string): Made {
  const wasSeen = now.releasedAt !== null && now.releasedAt <= at;
  const own: Made = before
    ? { ...onlyMade(before), label: before.label ?? null }
    : {
        source: unexcused(now).source,
        earned: null,
        points: null,
        status: 'open',
        releasedAt: null,
        label: null,
      };
  return wasSeen && own.releasedAt === null ? { ...own, releasedAt: now.releasedAt } : own;
}
