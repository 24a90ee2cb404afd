import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { groups } from './groups.ts';
import type { Group } from './group-records.ts';
import { memberships } from './memberships.ts';

/** Takes a group away with the memberships in it: of no more people than one transaction takes. */
export const removalOf = (group: Group): TransactionItem[] => [
  groups.remove(group),
  ...Object.keys(group.members).map((userId) =>
    memberships.end({ userId, courseId: group.courseId, setId: group.setId }, group.groupId),
  ),
];
