import * as z from 'zod';
import { type Key, keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import type { Receipt } from './receipt.ts';
import { type Submissions, submissions } from './submissions.ts';
import { groupRef, placeRecord, type WorkPlace } from './work-place.ts';

/** With which group somebody handed in last for an assignment: wherever they are since, that work is theirs to read. */
export const groupWorkRecord = z.object({
  ...placeRecord,
  group: groupRef,
  /** Of the submission. */
  number: z.number(),
  /** When they were sent its receipt by mail, and to which address; missing: not yet. */
  mailed: z.object({ at: z.string(), to: z.string() }).optional(),
});
export type GroupWork = z.infer<typeof groupWorkRecord>;

export const groupWorkKey = ({ userId, courseId, assignmentId }: WorkPlace): Key =>
  keys.groupWork(userId, courseId, assignmentId);

export const groupWorks = {
  put: ({ userId, courseId, assignmentId, group, number }: GroupWork): TransactionItem => ({
    label: 'group-work',
    put: {
      ...keys.groupWork(userId, courseId, assignmentId),
      entity: 'GroupWork',
      userId,
      courseId,
      assignmentId,
      group,
      number,
    },
  }),
};

/** Whether somebody is among those who handed something in: whoever came to the group later is not. */
export const isOwnReceipt = (
  { group, members }: Pick<Receipt, 'group' | 'members'>,
  userId: string,
): boolean => !group || members?.includes(userId) === true;

/** What somebody handed in and counts, by themselves or with a group; null: nothing of theirs. */
export async function ownSubmissions(table: Table, place: WorkPlace): Promise<Submissions | null> {
  const own = await submissions.get(table, place);
  return own && (!place.group || own.team?.members.includes(place.userId)) ? own : null;
}

/**
 * Where lies what somebody handed in for an assignment: with the group with which they did, or with themselves. It comes
 * with the profile where its key is asked for there.
 */
export async function handedInAt(table: Table, place: WorkPlace): Promise<WorkPlace> {
  const work = await table.get(groupWorkRecord, groupWorkKey(place));
  return work ? { ...place, group: work.group } : place;
}
