import * as z from 'zod';
import { leftBecause } from '#shared/schemas/book-jobs.ts';
import { cellChangeSchema } from '#shared/schemas/typed-marks.ts';
import { markRecord } from '#functions/data/marks/marks.ts';
import { index, keys, ranges } from '#functions/data/keys.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';

/** One mark that a job changes. */
const jobCell = z.object({
  itemId: z.string(),
  /** Of a file: what its row says, and the version of the mark that was seen. */
  said: z.object({ change: cellChangeSchema, version: z.number() }).nullable(),
  before: markRecord.nullable(),
  /** The version of the mark that it made; null: none, or not yet. */
  made: z.number().nullable(),
  /** Why none. */
  because: z.enum(leftBecause).nullable(),
});
export type JobCell = z.infer<typeof jobCell>;

/** What a job does to the marks of one person, and what they were: it is changed with them, so that each is done once. */
export const jobRowRecord = z.object({
  jobId: z.string(),
  courseId: z.string(),
  userId: z.string(),
  state: z.enum(['staged', 'written', 'undone']),
  cells: z.array(jobCell),
  expiresAt: z.number(),
});
export type JobRow = z.infer<typeof jobRowRecord>;

const keptForSeconds = 90 * 86_400;

/** @param now in milliseconds */
export const endOfRow = (now: number) => Math.floor(now / 1000) + keptForSeconds;

const toItem = (row: JobRow): Item => ({
  ...keys.jobRow(row.jobId, row.userId),
  ...index.jobRows(row.userId, row.jobId),
  entity: 'JobRow',
  ...row,
});

export const jobRows = {
  get: (table: Table, jobId: string, userId: string) =>
    table.get(jobRowRecord, keys.jobRow(jobId, userId)),

  /** The rows of a job, by their people; a page. */
  list: (table: Table, jobId: string, page: { limit: number; start: Item | undefined }) =>
    table.query(jobRowRecord, ranges.jobRows(jobId), page),

  put: (before: JobRow | null, next: JobRow): TransactionItem =>
    tryAgain({
      label: 'job-row',
      put: toItem(next),
      ...(before
        ? {
            condition: '#state = :state',
            expression: { names: { '#state': 'state' }, values: { ':state': before.state } },
          }
        : { condition: 'attribute_not_exists(pk)' }),
    }),
};
