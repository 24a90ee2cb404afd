import * as z from 'zod';
import { keys } from '#functions/data/keys.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import type { PeerTask } from './peer-tasks.ts';

const toldRecord = z.object({
  userId: z.string(),
  courseId: z.string(),
  assignmentId: z.string(),
  dueAt: z.string(),
  /** Whether the reminder went out as well. */
  isReminder: z.boolean(),
  /** When the table forgets it, in seconds: a day before the due date, unless nothing is to follow. */
  expiresAt: z.number(),
});
export type ToldReviewer = z.infer<typeof toldRecord>;

type Of = Pick<PeerTask, 'userId' | 'assignmentId' | 'dueAt'>;

/** Who was written to what they are to review by a date: once the table has forgotten it, they are reminded. */
export const toldReviewers = {
  parse: (item: Item): ToldReviewer => toldRecord.parse(item),

  get: (table: Table, { userId, assignmentId, dueAt }: Of) =>
    table.get(toldRecord, keys.toldReviewer(userId, assignmentId, dueAt)),

  /** Notes that the mail was sent; a repeat notes the same. */
  record: (table: Table, told: ToldReviewer): Promise<unknown> =>
    table.commit([
      {
        label: 'told-reviewer',
        put: {
          ...keys.toldReviewer(told.userId, told.assignmentId, told.dueAt),
          entity: 'ToldReviewer',
          ...told,
        },
      },
    ]),
};
