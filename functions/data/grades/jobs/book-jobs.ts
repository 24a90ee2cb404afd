import * as z from 'zod';
import { mostLeft, undoDays } from '#shared/schemas/book-job-limits.ts';
import { bookJobStates, bookPlanSchema, leftBecause } from '#shared/schemas/book-jobs.ts';
import { keys, ranges } from '#functions/data/keys.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';

const leftCell = z.object({
  userId: z.string(),
  itemId: z.string(),
  because: z.enum(leftBecause),
});
export type LeftCell = z.infer<typeof leftCell>;

/** What is done to the marks of many at once, or undone, and how far it has come: the stream takes a page with each step. */
export const bookJobRecord = z.object({
  jobId: z.string(),
  courseId: z.string(),
  plan: bookPlanSchema,
  reason: z.string().nullable(),
  by: z.string(),
  at: z.string(),
  state: z.enum(bookJobStates),
  /** Where among the people, or the rows, it goes on; null: at the beginning, or it is through. */
  from: z.object({ pk: z.string(), sk: z.string() }).nullable(),
  /** How many rows of a file are there. */
  staged: z.number(),
  done: z.number(),
  of: z.number(),
  changed: z.number(),
  left: z.array(leftCell),
  leftCount: z.number(),
  undone: z.object({ by: z.string(), at: z.string() }).nullable(),
  /** Counts its steps: of two that take the same one, one goes on. */
  step: z.number(),
});
export type BookJob = z.infer<typeof bookJobRecord>;

const toItem = (job: BookJob): Item => ({
  ...keys.bookJob(job.courseId, job.jobId),
  entity: 'BookJob',
  ...job,
});

/** What one step has come by. */
export type JobStep = { done: number; changed: number; left: LeftCell[]; from: BookJob['from'] };

const over = (before: BookJob, next: Partial<BookJob>): TransactionItem => ({
  label: 'book-job-step',
  put: toItem({ ...before, ...next, step: before.step + 1 }),
  condition: 'step = :step',
  expression: { values: { ':step': before.step } },
});

/** Whether it let marks be seen that are seen by now: none of them is hidden again. */
const isSeen = (plan: BookJob['plan'], now: number): boolean =>
  plan.kind === 'release' &&
  plan.from !== 'withheld' &&
  (plan.from === null || Date.parse(plan.from) <= now);

const dayInMs = 86_400_000;

export const bookJobs = {
  get: (table: Table, courseId: string, jobId: string) =>
    table.get(bookJobRecord, keys.bookJob(courseId, jobId)),

  /** The newest first; a page. */
  list: (table: Table, courseId: string, page: { limit: number; start: Item | undefined }) =>
    table.query(bookJobRecord, ranges.bookJobs(courseId), { ...page, newestFirst: true }),

  begin: (job: BookJob): TransactionItem => ({
    label: 'book-job',
    put: toItem(job),
    condition: 'attribute_not_exists(pk)',
  }),

  /** So many rows of a file more; with the last one it begins. */
  stage: (before: BookJob, rows: number): TransactionItem => {
    const staged = before.staged + rows;
    return tryAgain(over(before, { staged, ...(staged === before.of && { state: 'running' }) }));
  },

  isSeen,

  canUndo: (job: Pick<BookJob, 'state' | 'at' | 'plan'>, now: number): boolean =>
    job.state === 'done' && now - Date.parse(job.at) < undoDays * dayInMs && !isSeen(job.plan, now),

  undo: (before: BookJob, undone: NonNullable<BookJob['undone']>): TransactionItem =>
    tryAgain(
      over(before, { state: 'undoing', from: null, done: 0, left: [], leftCount: 0, undone }),
    ),

  /** Behind a page: the next one, or the end. */
  goOn: (before: BookJob, { done, changed, left, from }: JobStep): TransactionItem => {
    const isUndoing = before.state === 'undoing';
    const end = isUndoing ? ('undone' as const) : ('done' as const);
    return over(before, {
      state: from === null ? end : before.state,
      from,
      done: before.done + done,
      // What is undone is no longer changed.
      changed: before.changed + (isUndoing ? -changed : changed),
      left: [...before.left, ...left].slice(0, mostLeft),
      leftCount: before.leftCount + left.length,
    });
  },
};
