import * as z from 'zod';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';

/**
 * A recount of what the students of a course have done, because lessons came or went, or are done by another rule: a
 * page of them at a time, each step of which wakes the next. `from` is where among them it goes on.
 */
export const recountRecord = z.object({
  courseId: z.string(),
  from: z.object({ pk: z.string(), sk: z.string() }).nullable().default(null),
  /** The lessons that are done by another rule than before; some may stand there twice. */
  lessons: z.array(z.string()).default([]),
  /** Counts its steps: of two that take the same one, one goes on. */
  step: z.number(),
});
export type Recount = z.infer<typeof recountRecord>;

const unchanged = ({ step }: Recount) => ({
  condition: 'step = :step',
  expression: { values: { ':step': step } },
});

export const recounts = {
  get: (table: Table, courseId: string) => table.get(recountRecord, keys.recount(courseId)),

  /**
   * From the beginning, also where one is under way, of which nothing is lost.
   * @param lessons those that are done by another rule than before
   */
  begin: (table: Table, courseId: string, lessons: readonly string[] = []) =>
    table.update({
      Key: keys.recount(courseId),
      UpdateExpression: `SET entity = :entity, courseId = :courseId,
        lessons = list_append(if_not_exists(lessons, :none), :lessons) REMOVE #from ADD step :one`,
      ExpressionAttributeNames: { '#from': 'from' },
      ExpressionAttributeValues: {
        ':entity': 'Recount',
        ':courseId': courseId,
        ':none': [],
        ':lessons': lessons,
        ':one': 1,
      },
    }),

  /** Behind a page: the next one, or the end. */
  goOn: (done: Recount, from: Recount['from']): TransactionItem =>
    from === null
      ? { label: 'recount-step', remove: keys.recount(done.courseId), ...unchanged(done) }
      : {
          label: 'recount-step',
          put: {
            ...keys.recount(done.courseId),
            entity: 'Recount',
            ...done,
            from,
            step: done.step + 1,
          },
          ...unchanged(done),
        },
};
