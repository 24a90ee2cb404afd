import * as z from 'zod';
import { keys, ranges } from '#functions/data/keys.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';

/** That people are to see their marks, and how far that has come: the stream takes a page of them with each step. */
export const marksReleaseRecord = z.object({
  releaseId: z.string(),
  courseId: z.string(),
  assignmentId: z.string(),
  /** null: all that were ready when it was made. */
  submissionIds: z.array(z.string()).nullable(),
  /** From when on the marks are seen. */
  releasedAt: z.string(),
  by: z.string(),
  at: z.string(),
  state: z.enum(['running', 'done']),
  /** Where in the list of all it goes on; null: at the beginning, or it is through. */
  from: z.object({ pk: z.string(), sk: z.string() }).nullable(),
  /** How many it looked at, and how many of these it released. */
  done: z.number(),
  released: z.number(),
  /** Counts its steps: of two that take the same one, one goes on. */
  step: z.number(),
});
export type MarksRelease = z.infer<typeof marksReleaseRecord>;

const toItem = (release: MarksRelease): Item => ({
  ...keys.marksRelease(release.assignmentId, release.releaseId),
  entity: 'MarksRelease',
  ...release,
});

export const marksReleases = {
  get: (table: Table, assignmentId: string, releaseId: string) =>
    table.get(marksReleaseRecord, keys.marksRelease(assignmentId, releaseId)),

  /** The newest first; a page. */
  list: (table: Table, assignmentId: string, page: { limit: number; start: Item | undefined }) =>
    table.query(marksReleaseRecord, ranges.marksReleases(assignmentId), {
      ...page,
      newestFirst: true,
    }),

  begin: (release: MarksRelease): TransactionItem => ({
    label: 'marks-release',
    put: toItem(release),
    condition: 'attribute_not_exists(pk)',
  }),

  /** Behind a page: the next one, or the end. */
  goOn: (
    before: MarksRelease,
    by: { done: number; released: number; from: MarksRelease['from']; isThrough: boolean },
  ): TransactionItem => ({
    label: 'marks-release-step',
    put: toItem({
      ...before,
      state: by.isThrough ? 'done' : 'running',
      from: by.from,
      done: before.done + by.done,
      released: before.released + by.released,
      step: before.step + 1,
    }),
    condition: 'step = :step',
    expression: { values: { ':step': before.step } },
  }),
};
