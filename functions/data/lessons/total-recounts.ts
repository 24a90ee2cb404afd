import * as z from 'zod';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { recountRecord } from './recounts.ts';

/** A recount that may have begun because a course asks for another total, or for none any more. */
const totalRecount = recountRecord.extend({
  /** It asks for no total any more: who has done all of it completes it. */
  lifts: z.boolean().default(false),
});

export const totalRecounts = {
  get: (table: Table, courseId: string) => table.get(totalRecount, keys.recount(courseId)),

  /** From the beginning, in the transaction that changes what the course asks for. */
  begin: (courseId: string, lifts: boolean): TransactionItem => ({
    label: 'recount-begin',
    update: keys.recount(courseId),
    set: 'SET entity = :entity, courseId = :courseId, lifts = :lifts REMOVE #from ADD step :one',
    expression: {
      names: { '#from': 'from' },
      values: { ':entity': 'Recount', ':courseId': courseId, ':lifts': lifts, ':one': 1 },
    },
  }),
};
