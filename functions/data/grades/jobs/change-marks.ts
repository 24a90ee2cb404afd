import type { BookItem } from '#shared/grading/book.ts';
import { curved, onlyMade, overrideIn, unexcused } from '#shared/grading/by-hand.ts';
import { isReleasable } from '#shared/grading/releasable.ts';
import { typedMark } from '#shared/grading/typed-mark.ts';
import type { BookPlan } from '#shared/schemas/book-jobs.ts';
import type { Mark } from '#shared/schemas/marks.ts';
import { withClosing } from '#functions/data/marks/marks.ts';
import { type Press, pressRelease } from '#functions/data/marks/press-release.ts';
import type { Made } from '#functions/data/marks/write-mark.ts';

export type OfItem = Exclude<BookPlan, { kind: 'import' }>;

type Doing = {
  at: string;
  reason: string | null;
  firstSeen: string | null;
  /** What the job presses, where it is a release. */
  press: Press;
};

/** Whether nothing is there that a mark could be lost by. */
const isEmpty = (mark: Mark | null) =>
  mark === null || (mark.status === 'open' && overrideIn(mark) === null);

/** The mark that is there as a release leaves it; null: as it is. */
function released(item: BookItem, before: Mark, { at, press, firstSeen }: Doing): Made | null {
  const most = before.earned?.most ?? null;
  if (!isReleasable(item, { ...before, most, isSet: overrideIn(before) !== null })) return null;
  const held = withClosing(before, item.closesAt === null ? null : Date.parse(item.closesAt));
  // What a quiz shows by itself when it closes, no release puts off: it is read there.
  const shows = firstSeen !== null && firstSeen > at ? firstSeen : null;
  const isPutOff = shows !== null && (press.releasedAt === null || press.releasedAt >= shows);
  if (isPutOff && held.releasedAt === shows) return null;
  const releasedAt = isPutOff ? shows : press.releasedAt;
  const next = pressRelease(held, { ...press, releasedAt }, Date.parse(at));
  return next && { ...onlyMade(before), ...next };
}

/** What a job makes of somebody's mark for its item; null: it stays as it is. */
export function jobMark(
  plan: OfItem,
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
  if (plan.kind === 'release') return released(item, before, doing);
  if (before.status !== 'marked' || overrideIn(before) !== null) return null;
  const made = curved(before, plan.rule);
  return made.points === before.points ? null : made;
}

/**
 * The mark as it was before a job; what was seen of it stays seen. Where there was none, one of nothing.
 */
export function markBefore(now: Mark, before: Mark | null, at: string): Made {
  const isSeen = ({ releasedAt }: Pick<Mark, 'releasedAt'>) =>
    releasedAt !== null && releasedAt <= at;
  const own: Made = before
    ? { ...onlyMade(before), label: before.label ?? null, presses: before.presses ?? [] }
    : {
        source: unexcused(now).source,
        earned: null,
        points: null,
        status: 'open',
        releasedAt: null,
        label: null,
        presses: [],
      };
  return isSeen(now) && !isSeen(own) ? { ...own, releasedAt: now.releasedAt } : own;
}
