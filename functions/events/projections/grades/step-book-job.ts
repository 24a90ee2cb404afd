import { later } from '#functions/data/courses/stats.ts';
import { hiddenItems } from '#functions/data/grades/hidden-items.ts';
import { type BookJob, bookJobs } from '#functions/data/grades/jobs/book-jobs.ts';
import {
  type Doing,
  type Done,
  doForPerson,
  importForPerson,
  undoForPerson,
} from '#functions/data/grades/jobs/do-for-person.ts';
import { jobRows } from '#functions/data/grades/jobs/job-rows.ts';
import { loadBook } from '#functions/data/grades/load-book.ts';
import { learners } from '#functions/data/rosters/learners.ts';
import type { Table } from '#functions/data/table/table.ts';
import { RuleRefused } from '#functions/data/table/transaction.ts';
import { sideBySide } from '#functions/events/platform/in-parts.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';
import { iso } from '#functions/platform/iso.ts';

/** The number of people whose marks are changed in one step. */
const pageSize = 25;

const waits = ['running', 'undoing'] as const satisfies BookJob['state'][];
const isWaiting = ({ state }: BookJob) => waits.some((one) => one === state);

/** What is done for each: what a file says, or was done before, stands in rows; all else is for who is in the course. */
function workOf({ state, plan }: BookJob) {
  if (state === 'undoing') return undoForPerson;
  return plan.kind === 'import' ? importForPerson : doForPerson;
}

/**
 * Does a page of a job, and begins the next. What is to be done is read from the table, so that a record that comes twice
 * or late only wakes; each person's marks are one transaction with the row that says so, so that each is done once.
 */
export async function stepBookJob(
  table: Table,
  { after }: StreamRecord,
  now: number,
): Promise<void> {
  if (after?.entity !== 'BookJob') return;
  const { courseId, jobId } = after as Pick<BookJob, 'courseId' | 'jobId'>;
  const job = await bookJobs.get(table, courseId, jobId);
  if (!job || !isWaiting(job)) return;
  const work = workOf(job);
  const page = { limit: pageSize, start: job.from ?? undefined };
  const [{ items: people, last }, book] = await Promise.all([
    work === doForPerson ? learners.list(table, courseId, page) : jobRows.list(table, jobId, page),
    loadBook(table, courseId),
  ]);
  const hidden = await hiddenItems(table, book.items);
  const at = later(job.undone?.at ?? job.at, iso(now));
  const doing: Doing = { table, job, book, hidden, at };
  const results: Done[] = [];
  await sideBySide([...people], async ({ userId }: { userId: string }) => {
    results.push(await work(doing, userId));
  });
  try {
    await table.commit([
      bookJobs.goOn(job, {
        done: people.length,
        changed: results.reduce((sum, { changed }) => sum + changed, 0),
        left: results.flatMap(({ left }) => left),
        from: last as BookJob['from'],
      }),
    ]);
  } catch (error) {
    // Somebody else took this step.
    if (!(error instanceof RuleRefused)) throw error;
  }
}
