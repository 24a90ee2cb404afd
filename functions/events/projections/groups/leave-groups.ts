import { groups } from '#functions/data/groups/groups.ts';
import { memberships } from '#functions/data/groups/memberships.ts';
import { type Membership, membershipRecord } from '#functions/data/groups/group-records.ts';
import { enrollmentRecord, isActive } from '#functions/data/enrollments/enrollments.ts';
import { type Learner, learners } from '#functions/data/rosters/learners.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import { RuleRefused, type TransactionItem } from '#functions/data/table/transaction.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';

/** Commits, unless what was read has changed: then there is nothing to do, or another record tells of it. */
async function unlessChanged(table: Table, items: TransactionItem[]): Promise<void> {
  try {
    await table.commit(items);
  } catch (error) {
    if (!(error instanceof RuleRefused)) throw error;
  }
}

/** Takes somebody who is no more in a course out of its groups. */
async function leaveCourse(table: Table, who: Learner): Promise<void> {
  for (const read of await memberships.inCourse(table, who.userId, who.courseId))
    await unlessChanged(table, [
      memberships.remove(read),
      groups.leave(read, [who.userId]),
      learners.expectOut(who),
    ]);
}

/** Takes somebody from a group that still lists them, though their membership in it is gone: with their account. */
async function leaveList(table: Table, was: Membership): Promise<void> {
  const group = await groups.get(table, was);
  if (group?.members[was.userId] === undefined) return;
  await unlessChanged(table, [
    groups.leave(was, [was.userId]),
    memberships.expectNot(was, was.groupId),
  ]);
}

const standing = enrollmentRecord.pick({ userId: true, courseId: true, state: true });

const wasIn = (item: Item | undefined) => item !== undefined && isActive(standing.parse(item));

/** Who leaves a course, or the platform, leaves the groups there. */
export async function leaveGroups(table: Table, { before, after }: StreamRecord): Promise<void> {
  if (before?.entity === 'Enrollment' && wasIn(before) && !wasIn(after))
    await leaveCourse(table, standing.parse(before));
  if (before?.entity === 'Membership' && !after)
    await leaveList(table, membershipRecord.parse(before));
}
