import type { MadeMark } from '#shared/grading/by-hand.ts';
import type { Mark, MarkCause, MarkChange } from '#shared/schemas/marks.ts';
import { later } from '#functions/data/courses/stats.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { type MarkNews, markNews, type ToldChange } from './mark-news.ts';
import { marks } from './marks.ts';

/** What was read of somebody's mark. */
export type KnownMark = {
  /** null: there is none yet. */
  mark: Mark | null;
  /** What they were told of last; null: of nothing. */
  news: MarkNews | null;
};

/** Says beside changes of marks what they do to the total. */
export type SayTotal = (told: ToldChange[], next: readonly Mark[]) => ToldChange[];

/** Who caused a mark, when (an instant) and why. */
export type Caused<Cause extends MarkCause = MarkCause> = {
  by: string;
  at: string;
  because: Cause;
};

/** `label` or `presses` left out: those before stay. */
export type Made = MadeMark & Partial<Pick<Mark, 'presses'>> & { label?: string | null };

/** What somebody did themselves is no news to them, nor is a word beside a mark. */
const ownCauses: MarkCause['kind'][] = ['ended', 'submitted', 'withdrawn', 'labelled'];

/** These concern what somebody is to do, and are told whether their mark is released or not. */
export const toldAtOnce: ToldChange['because']['kind'][] = ['returned', 'excused', 'unexcused'];

/** Nor is news what they may never know of. From what nobody was shown, nobody is told. */
function toldOf(
  { userId: _, by: __, attempts: ___, fromStatus: ____, toStatus: _____, ...change }: MarkChange,
  { releasedAt }: Pick<Mark, 'releasedAt'>,
  mark: Mark | null,
): ToldChange | null {
  const { at, because } = change;
  if (ownCauses.includes(because.kind)) return null;
  const isTold = toldAtOnce.includes(because.kind);
  if (releasedAt === null && !isTold) return null;
  const wasShown = mark !== null && mark.releasedAt !== null && mark.releasedAt <= at;
  return {
    ...change,
    from: wasShown ? change.from : null,
    tellFrom: isTold ? at : later(at, releasedAt),
  };
}

const saidStatus = (status: Mark['status'] | undefined) =>
  status === 'missing' || status === 'excused' ? status : null;

/** What stood in place of points before a change and after, so that its history can say it. */
function changedStatus(before: Mark | null, made: Pick<Mark, 'status'>) {
  const [from, to] = [saidStatus(before?.status), saidStatus(made.status)];
  return { ...(from && { fromStatus: from }), ...(to && { toStatus: to }) };
}

/** A mark over the one that was read, how it came to be, and what its person is told of that; null: nothing. */
export function nextMark(
  { courseId, itemId, userId }: Pick<Mark, 'userId' | 'courseId' | 'itemId'>,
  before: Mark | null,
  { label = before?.label ?? null, presses = before?.presses ?? [], ...made }: Made,
  { by, at, because }: Caused,
  attempts: MarkChange['attempts'] = [],
): { mark: Mark; items: TransactionItem[]; told: ToldChange | null } {
  const version = (before?.version ?? 0) + 1;
  const next: Mark = {
    courseId,
    itemId,
    userId,
    version,
    ...made,
    ...(presses.length > 0 && { presses }),
    ...(label !== null && { label }),
    changedAt: at,
    changedBy: by,
  };
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
    ...changedStatus(before, made),
    attempts,
  };
  return {
    mark: next,
    items: [marks.put(before, next), marks.putChange(change)],
    told: toldOf(change, next, before),
  };
}

/** The same with its news, for the transaction of its cause. */
export function writeMark(
  whose: Pick<Mark, 'userId' | 'courseId' | 'itemId'>,
  { mark, news }: KnownMark,
  made: Made,
  caused: Caused,
  attempts: MarkChange['attempts'] = [],
  sayTotal: SayTotal = (told) => told,
): TransactionItem[] {
  const { mark: next, items, told } = nextMark(whose, mark, made, caused, attempts);
  const { courseId, itemId, userId } = whose;
  // What it was to be seen as is not told any more: it was put off, taken back, or is another by now.
  const left = markNews.without(news, { courseId, itemId, at: caused.at });
  if (!told && left === news) return items;
  return [...items, markNews.add(userId, left, told ? sayTotal([told], [next]) : [])];
}
