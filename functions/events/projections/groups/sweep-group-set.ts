import { allotments } from '#functions/data/groups/allotments.ts';
import { groupSetRecord, groupSets } from '#functions/data/groups/group-sets.ts';
import { groups } from '#functions/data/groups/groups.ts';
import { removalOf } from '#functions/data/groups/removal-of.ts';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { RuleRefused } from '#functions/data/table/transaction.ts';
import { sideBySide } from '#functions/events/platform/in-parts.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';

/** The number of groups that go in one step. */
const pageSize = 20;

/**
 * Takes a page of the groups of a set that was removed, with the memberships in them, and begins the next; behind the
 * last one the set itself goes. Whoever comes in meanwhile is taken by the next step.
 */
export async function sweepGroupSet(table: Table, { after }: StreamRecord): Promise<void> {
  if (after?.entity !== 'GroupSet' || after.removedAt === null) return;
  const { courseId, setId } = groupSetRecord.parse(after);
  const set = await table.get(groupSetRecord, keys.groupSet(courseId, setId));
  if (!set || set.removedAt === null) return;
  const { items } = await groups.list(table, set, { limit: pageSize });
  try {
    await sideBySide(items, (group) => table.commit(removalOf(group)));
    await table.commit(
      items.length > 0 ? [groupSets.goOn(set)] : [groupSets.forget(set), allotments.forget(set)],
    );
  } catch (error) {
    if (!(error instanceof RuleRefused)) throw error;
    // Somebody came into a group, or took this step: the next one, if there is none, sees what is left.
    if (!error.labels.includes('group-set-step')) throw error;
  }
}
