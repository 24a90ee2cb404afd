import { courseMarkers } from '#functions/data/assignments/course-markers.ts';
import { groupRecord } from '#functions/data/groups/group-records.ts';
import type { Table } from '#functions/data/table/table.ts';
import { fromWhatIsThere } from '#functions/events/platform/from-what-is-there.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';

/** Takes a group that was removed from the sections of the markers of its course: nobody is given it any more. */
export async function sweepMarkers(table: Table, { before, after }: StreamRecord): Promise<void> {
  if (before?.entity !== 'Group' || after) return;
  const { courseId, groupId } = groupRecord.parse(before);
  await fromWhatIsThere(async () => {
    const markers = await courseMarkers.list(table, courseId);
    const theirs = markers.filter(({ groupIds }) => groupIds.includes(groupId));
    for (const marker of theirs) await table.commit([courseMarkers.leaveGroup(marker, groupId)]);
  });
}
