import * as z from 'zod';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';

/** So long it is remembered that everybody was told, so that a record that comes again tells nobody anew. */
const keptDays = 30;
const dayInSeconds = 86_400;

/**
 * That a course counts otherwise than before, and how far it has come that its people are told what that does to the
 * totals that they see: a page of them at a time, each step of which wakes the next.
 */
export const bookTellingRecord = z.object({
  courseId: z.string(),
  /** Which making of the book it is: the same for a record that comes twice. */
  recounts: z.number(),
  /** When it was decided that it counts otherwise: who had which marks released then is told of those. */
  at: z.string(),
  /** What the book is made of since, as KeptGrading keeps it, and with what was decided of it before. */
  before: z.string(),
  after: z.string(),
  state: z.enum(['running', 'done']),
  /** Where among the people it goes on; null: at the beginning, or it is through. */
  from: z.object({ pk: z.string(), sk: z.string() }).nullable(),
  /** Counts its steps: of two that take the same one, one goes on. */
  step: z.number(),
  /** In seconds since 1970. */
  expiresAt: z.number(),
});
export type BookTelling = z.infer<typeof bookTellingRecord>;

const put = (telling: BookTelling) => ({
  ...keys.bookTelling(telling.courseId, telling.recounts),
  entity: 'BookTelling',
  ...telling,
});

export const bookTellings = {
  get: (table: Table, { courseId, recounts }: Pick<BookTelling, 'courseId' | 'recounts'>) =>
    table.get(bookTellingRecord, keys.bookTelling(courseId, recounts)),

  /** @param told.now in milliseconds */
  begin: ({
    now,
    ...told
  }: Pick<BookTelling, 'courseId' | 'recounts' | 'at' | 'before' | 'after'> & {
    now: number;
  }): TransactionItem => ({
    label: 'book-telling',
    put: put({
      ...told,
      state: 'running',
      from: null,
      step: 1,
      expiresAt: Math.ceil(now / 1000) + keptDays * dayInSeconds,
    }),
    condition: 'attribute_not_exists(pk)',
  }),

  /** Behind a page: the next one, or the end. */
  goOn: (done: BookTelling, from: BookTelling['from']): TransactionItem => ({
    label: 'book-telling-step',
    put: put({ ...done, state: from ? 'running' : 'done', from, step: done.step + 1 }),
    condition: 'step = :step',
    expression: { values: { ':step': done.step } },
  }),
};
