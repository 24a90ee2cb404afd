import { submissionsRecord } from '#functions/data/assignments/submissions.ts';
import type { WorkPlace } from '#functions/data/assignments/work-place.ts';
import { groupRecord } from '#functions/data/groups/group-records.ts';
import { groups } from '#functions/data/groups/groups.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';

/** What belongs to the work of groups: one for a group at an assignment. */
type Belongings<T> = {
  ofGroup: (table: Table, groupId: string) => Promise<T[]>;
  get: (table: Table, place: WorkPlace) => Promise<T | null>;
};

/**
 * What a change may have left to nobody: all of a group that was removed, and that of the work which a group that is no
 * more has handed in and withdrawn.
 */
export async function leftBy<T>(
  table: Table,
  { before, after }: StreamRecord,
  { ofGroup, get }: Belongings<T>,
): Promise<T[]> {
  if (before?.entity === 'Group' && !after)
    return ofGroup(table, groupRecord.parse(before).groupId);
  if (before?.entity !== 'Submissions' || !before.team || !after || after.team) return [];
  const { group, ...place } = submissionsRecord.parse(after);
  if (!group || (await groups.get(table, { courseId: place.courseId, ...group }))) return [];
  const one = await get(table, { ...place, group });
  return one === null ? [] : [one];
}
