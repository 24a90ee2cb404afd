import type { Mark, MarkCause, MarkChange } from '#shared/schemas/marks.ts';
import { later } from '#functions/data/courses/stats.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { type MarkNews, markNews } from './mark-news.ts';
import { marks } from './marks.ts';

/** What was read of somebody's mark. */
export type KnownMark = {
  /** null: there is none yet. */
  mark: Mark | null;
  /** What they were told of last; null: of nothing. */
  news: MarkNews | null;
};

/** Who caused a mark, when (an instant) and why. */
export type Caused<Cause extends MarkCause = MarkCause> = {
  by: string;
  at: string;
  because: Cause;
};

type Made = Pick<Mark, 'source' | 'earned' | 'adjustments' | 'points' | 'status' | 'releasedAt'>;

/** What somebody did themselves is no news to them. */
const ownCauses: MarkCause['kind'][] = ['ended', 'submitted', 'withdrawn'];

/** These concern what somebody is to do, and are told whether their mark is released or not. */
export const toldAtOnce: MarkCause['kind'][] = ['returned', 'excused', 'unexcused'];

/** Nor is news what they may never know of. From what nobody was shown, nobody is told. */
function newsOf(
  { userId, by: _, attempts: __, ...change }: MarkChange,
  { releasedAt }: Pick<Mark, 'releasedAt'>,
  { mark, news }: KnownMark,
): TransactionItem[] {
  const { at, because } = change;
  if (ownCauses.includes(because.kind)) return [];
  const isTold = toldAtOnce.includes(because.kind);
  if (releasedAt === null && !isTold) return [];
  const wasShown = mark !== null && mark.releasedAt !== null && mark.releasedAt <= at;
  return [
    markNews.add(userId, news, {
      ...change,
      from: wasShown ? change.from : null,
      tellFrom: isTold ? at : later(at, releasedAt),
    }),
  ];
}

/** A mark over the one that was read, how it came to be, and the news of that: for the transaction of its cause. */
export function writeMark(
  whose: Pick<Mark, 'userId' | 'courseId' | 'itemId'>,
  known: KnownMark,
  made: Made,
  { by, at, because }: Caused,
  attempts: MarkChange['attempts'] = [],
): TransactionItem[] {
  const { mark: before } = known;
  const { courseId, itemId, userId } = whose;
  const version = (before?.version ?? 0) + 1;
  const next: Mark = { courseId, itemId, userId, version, ...made, changedAt: at, changedBy: by };
  const change: MarkChange = {
    courseId,
    itemId,
    userId,
    version,
    at,
    by,
    because,
    from: before?.points ?? null,
    to: made.points,
    attempts,
  };
  return [marks.put(before, next), marks.putChange(change), ...newsOf(change, next, known)];
}
