import * as z from 'zod';
import { keys, ranges } from '#functions/data/keys.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';

/** What was decided for all who take a quiz, and how far it has come: the stream takes a page of attempts with each step. */
export const regradeRecord = z.object({
  regradeId: z.string(),
  courseId: z.string(),
  quizId: z.string(),
  change: z.object({
    kind: z.enum(['rescore', 'fullMarks', 'drop']),
    questionId: z.string(),
    /** Of the content by which it is scored anew. */
    version: z.number().nullable(),
  }),
  reason: z.string(),
  by: z.string(),
  at: z.string(),
  state: z.enum(['running', 'done']),
  /** Where among the attempts it goes on; null: at the beginning, or it is through. */
  from: z.object({ pk: z.string(), sk: z.string() }).nullable(),
  /** How many attempts were looked at, and how many of these it changed. */
  done: z.number(),
  changed: z.number(),
  /** Counts its steps: of two that take the same one, one goes on. */
  step: z.number(),
});
export type Regrade = z.infer<typeof regradeRecord>;

const toItem = (regrade: Regrade): Item => ({
  ...keys.regrade(regrade.quizId, regrade.regradeId),
  entity: 'Regrade',
  ...regrade,
});

export const regrades = {
  get: (table: Table, quizId: string, regradeId: string) =>
    table.get(regradeRecord, keys.regrade(quizId, regradeId)),

  /** All of a quiz, in the order in which they were made: as many as its teachers ever decided. */
  all: (table: Table, quizId: string) => table.queryAll(regradeRecord, ranges.regrades(quizId)),

  /** The newest first; a page. */
  list: (table: Table, quizId: string, page: { limit: number; start: Item | undefined }) =>
    table.query(regradeRecord, ranges.regrades(quizId), { ...page, newestFirst: true }),

  begin: (regrade: Regrade): TransactionItem => ({
    label: 'regrade',
    put: toItem(regrade),
    condition: 'attribute_not_exists(pk)',
  }),

  /** Behind a page of attempts: the next one, or the end. */
  goOn: (
    before: Regrade,
    by: { done: number; changed: number; from: Regrade['from'] },
  ): TransactionItem => ({
    label: 'regrade-step',
    put: toItem({
      ...before,
      state: by.from ? 'running' : 'done',
      from: by.from,
      done: before.done + by.done,
      changed: before.changed + by.changed,
      step: before.step + 1,
    }),
    condition: 'step = :step',
    expression: { values: { ':step': before.step } },
  }),
};
