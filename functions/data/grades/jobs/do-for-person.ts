import type { Mark, MarkCause } from '#shared/schemas/marks.ts';
import type { TypedCell } from '#shared/schemas/typed-marks.ts';
import { markNews, type ToldChange } from '#functions/data/marks/mark-news.ts';
import { nextMark } from '#functions/data/marks/write-mark.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { loadWorked, tellTotal } from '../beside-total.ts';
import type { NamedBook } from '../kept-grading.ts';
import {
  type DecidedCell,
  firstSeen,
  type KnownCells,
  markIn,
  newsIn,
  readCells,
  typeCells,
} from '../type-cells.ts';
import type { BookJob, LeftCell } from './book-jobs.ts';
import { jobMark, markBefore, type OfItem } from './change-marks.ts';
import { isChanged, pressOf } from './job-press.ts';
import { endOfRow, type JobCell, type JobRow, jobRows } from './job-rows.ts';
import { retrying } from './retrying.ts';

/** What a job came to for one person. */
export type Done = { changed: number; left: LeftCell[] };

const nothing: Done = { changed: 0, left: [] };

/** All that is the same for everybody. */
export type Doing = {
  table: Table;
  job: BookJob;
  book: NamedBook;
  /** The items of which it is not to be known whose each mark is (case 21). */
  hidden: ReadonlySet<string>;
  /** When it is done: an instant. */
  at: string;
};

const causes = { fill: 'filled', curve: 'curved' } as const;

/** @param releasedAt of what it made */
function causeOf(
  { jobId, at, reason }: BookJob,
  { kind }: OfItem,
  { releasedAt }: Pick<Mark, 'releasedAt'>,
): MarkCause {
  if (kind !== 'release') return { kind: causes[kind], jobId, reason };
  if (releasedAt === null) return { kind: 'unplanned', jobId };
  return { kind: 'shown', jobId, reason, ...(releasedAt > at && { shownFrom: releasedAt }) };
}

/** What stands in a row that is through: said again where a step comes twice. */
const doneIn = (job: BookJob, { userId, cells }: JobRow): Done => ({
  changed: cells.filter((cell) => isChanged(job, cell)).length,
  left: cells.flatMap(({ itemId, because }) => (because ? [{ userId, itemId, because }] : [])),
});

/** The news of changes of somebody's marks, with what they do to the total that is seen. */
async function newsWithTotal(
  { table, job: { courseId }, book }: Doing,
  userId: string,
  known: KnownCells,
  told: ToldChange[],
  next: readonly Mark[],
): Promise<TransactionItem[]> {
  const news = newsIn(known, userId);
  // What it was to be seen as is not told any more: it was put off, taken back, or is another by now.
  const left = next.reduce(
    (some, { itemId, changedAt: at }) => markNews.without(some, { courseId, itemId, at }),
    news,
  );
  if (told.length === 0 && left === news) return [];
  const load = () => loadWorked(table, book, { userId, courseId });
  const said = told.length === 0 ? told : await tellTotal(told, next, load);
  return [markNews.add(userId, left, said)];
}

/** Fills, curves or releases the mark of one person in one transaction with its row: nothing where nothing is to be done. */
export const doForPerson = (doing: Doing, userId: string): Promise<Done> =>
  retrying(async () => {
    const { table, job, book, hidden, at } = doing;
    const { jobId, courseId, plan, by } = job;
    if (plan.kind === 'import') return nothing;
    const cell = { userId, itemId: plan.itemId };
    const item = book.items.find(({ itemId }) => itemId === plan.itemId && !hidden.has(itemId));
    const [row, known] = await Promise.all([
      jobRows.get(table, jobId, userId),
      readCells(table, courseId, [cell]),
    ]);
    if (row) return doneIn(job, row);
    const before = markIn(known, cell);
    const how = {
      at,
      reason: job.reason,
      firstSeen: item ? firstSeen(known, item, at) : null,
      press: pressOf(job),
    };
    const made = item && known.isIn.has(userId) ? jobMark(plan, item, before, how) : null;
    if (!made) return nothing;
    const because = causeOf(job, plan, made);
    const next = nextMark({ ...cell, courseId }, before, made, { by, at, because });
    const done: JobRow = {
      jobId,
      courseId,
      userId,
      state: 'written',
      cells: [{ itemId: plan.itemId, said: null, before, made: next.mark.version, because: null }],
      expiresAt: endOfRow(Date.parse(job.at)),
    };
    await table.commit([
      ...next.items,
      ...(await newsWithTotal(doing, userId, known, next.told ? [next.told] : [], [next.mark])),
      jobRows.put(null, done),
    ]);
    return doneIn(job, done);
  });

const leftBecause = ({ result, because }: DecidedCell): JobCell['because'] =>
  result === 'stale' ? 'stale' : because;

/** Writes what a row of a file says into the marks of its person, each as far as it is as it was seen. */
export const importForPerson = (doing: Doing, userId: string): Promise<Done> =>
  retrying(async () => {
    const { table, job, book, hidden, at } = doing;
    const row = await jobRows.get(table, job.jobId, userId);
    if (!row || row.state !== 'staged') return row ? doneIn(job, row) : nothing;
    const cells = row.cells.flatMap(({ itemId, said }): TypedCell[] =>
      said ? [{ userId, itemId, ...said }] : [],
    );
    const known = await readCells(table, job.courseId, cells);
    const typed = typeCells(
      job.courseId,
      cells,
      known,
      { book, hidden },
      {
        by: job.by,
        at,
        reason: job.reason,
        causeOf: () => ({ kind: 'imported', jobId: job.jobId, reason: job.reason }),
      },
    );
    const next: JobRow = {
      ...row,
      state: 'written',
      cells: typed.decided.map((one, order) => ({
        itemId: one.itemId,
        said: row.cells[order]?.said ?? null,
        before: one.before,
        made: one.result === 'written' ? (one.mark?.version ?? null) : null,
        because: leftBecause(one),
      })),
    };
    const written = typed.decided.flatMap(({ result, mark }) =>
      result === 'written' && mark ? [mark] : [],
    );
    const told = typed.told.get(userId) ?? [];
    await table.commit([
      ...typed.items,
      ...(await newsWithTotal(doing, userId, known, told, written)),
      jobRows.put(row, next),
    ]);
    return doneIn(job, next);
  });

/** Takes back what a job made of somebody's marks: a mark that was changed since, or is seen since, stays and is named. */
export const undoForPerson = (doing: Doing, userId: string): Promise<Done> =>
  retrying(async () => {
    const { table, job, hidden, at } = doing;
    const { jobId, courseId, plan, undone } = job;
    const row = await jobRows.get(table, jobId, userId);
    if (!row || row.state === 'staged') return nothing;
    if (row.state === 'undone') return doneIn(job, row);
    const known = await readCells(
      table,
      courseId,
      row.cells.map(({ itemId }) => ({ userId, itemId })),
    );
    const writes: TransactionItem[] = [];
    const told: ToldChange[] = [];
    const after: Mark[] = [];
    const cells = row.cells.map((cell): JobCell => {
      const { itemId, before, made } = cell;
      if (made === null) return { ...cell, because: null };
      if (hidden.has(itemId)) return { ...cell, made: null, because: 'anonymous' };
      const now = markIn(known, { userId, itemId });
      if (now?.version !== made) return { ...cell, made: null, because: 'stale' };
      if (plan.kind === 'release' && now.releasedAt !== null && now.releasedAt <= at)
        return { ...cell, made: null, because: 'seen' };
      const was = markBefore(now, before, at);
      // It had been put off or taken back: undone now, it would be seen by a time that nobody has in mind any more.
      if (plan.kind === 'release' && was.releasedAt !== null && was.releasedAt <= at)
        return { ...cell, made: null, because: 'due' };
      const next = nextMark({ userId, courseId, itemId }, now, was, {
        by: undone?.by ?? job.by,
        at,
        because: { kind: 'undone', jobId, reason: job.reason },
      });
      writes.push(...next.items);
      after.push(next.mark);
      if (next.told) told.push(next.told);
      return cell;
    });
    const next: JobRow = { ...row, state: 'undone', cells };
    await table.commit([
      ...writes,
      ...(await newsWithTotal(doing, userId, known, told, after)),
      jobRows.put(row, next),
    ]);
    return doneIn(job, next);
  });
