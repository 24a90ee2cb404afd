import { courses } from '#functions/data/courses/courses.ts';
import { groupRecord } from '#functions/data/groups/group-records.ts';
import { accommodations } from '#functions/data/quizzes/accommodations.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';

const nothing = () => undefined;

/** Takes what was different for a group that was removed: nothing new can come, since that asks for the group. */
export async function sweepAccommodations(
  table: Table,
  { before, after }: StreamRecord,
): Promise<void> {
  if (before?.entity !== 'Group' || after) return;
  const group = groupRecord.parse(before);
  // One by one: each counts in the course.
  for (const one of await accommodations.ofGroup(table, group)) {
    const course = await courses.get(table, group.courseId);
    await table.commit([
      accommodations.remove(one, nothing),
      ...(course ? courses.countAccommodations(course, group.setId, -1) : []),
    ]);
  }
}
