import type * as z from 'zod';
import { keys } from '#functions/data/keys.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { membershipRecord } from './group-records.ts';

/**
 * A group that somebody left as the last who was in it, while it worked at something: what it drafted waits for whoever
 * comes into it, and goes with the account of who left it.
 */
export const leftGroupRecord = membershipRecord.omit({ joinedAt: true });
export type LeftGroup = z.infer<typeof leftGroupRecord>;

export const leftGroups = {
  put: ({ userId, courseId, setId, groupId }: LeftGroup): TransactionItem => ({
    label: 'left-group',
    put: {
      ...keys.leftGroup(userId, courseId, setId, groupId),
      entity: 'LeftGroup',
      userId,
      courseId,
      setId,
      groupId,
    },
  }),
};
