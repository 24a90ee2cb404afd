import * as z from 'zod';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';

/**
 * That a course starts on another day, from which the due dates of its assignments count, and how far the rework of what
 * being late costs has been begun at these: the stream takes some with each step. Whoever moves the start again begins
 * anew.
 */
const courseLateReworkRecord = z.object({
  courseId: z.string(),
  by: z.string(),
  at: z.string(),
  state: z.enum(['running', 'done']),
  /** The last assignment at which it was begun, in the order of their ids; null: none yet, or it is through. */
  from: z.string().nullable(),
  /** Counts its steps: of two that take the same one, one goes on. */
  step: z.number(),
});
export type CourseLateRework = z.infer<typeof courseLateReworkRecord>;

const putRework = (label: string, rework: CourseLateRework) => ({
  label,
  put: { ...keys.courseLateRework(rework.courseId), entity: 'CourseLateRework', ...rework },
});

export const courseLateReworks = {
  get: (table: Table, courseId: string) =>
    table.get(courseLateReworkRecord, keys.courseLateRework(courseId)),

  /** In the transaction that moves the start. */
  begin: (of: Pick<CourseLateRework, 'courseId' | 'by' | 'at'>): TransactionItem =>
    putRework('course-late-rework', { ...of, state: 'running', from: null, step: 1 }),

  /** Behind some assignments: the next ones, or the end; refused where it was begun anew meanwhile. */
  goOn: (before: CourseLateRework, from: CourseLateRework['from']): TransactionItem => ({
    ...putRework('course-late-rework-step', {
      ...before,
      state: from === null ? 'done' : 'running',
      from,
      step: before.step + 1,
    }),
    condition: '#at = :at and step = :step',
    expression: { names: { '#at': 'at' }, values: { ':at': before.at, ':step': before.step } },
  }),
};
