import { ulid } from 'ulid';
import {
  type CourseMarker,
  courseMarkers,
  seatOf,
} from '#functions/data/assignments/course-markers.ts';
import { submissions } from '#functions/data/assignments/submissions.ts';
import type { WorkPlace } from '#functions/data/assignments/work-place.ts';
import type { Table } from '#functions/data/table/table.ts';

/** Lets somebody mark in a course. */
export async function plantMarker(
  table: Table,
  { courseId, userId }: { courseId: string; userId: string },
  groupIds: string[] = [],
): Promise<CourseMarker> {
  const marker = {
    courseId,
    userId,
    seat: ulid(),
    groupIds,
    addedBy: 'somebody',
    addedAt: '2026-03-01T08:00:00.000Z',
    version: 1,
  };
  await table.commit(courseMarkers.add(marker, await courseMarkers.head(table, courseId)));
  return marker;
}

/** Gives what somebody handed in to markers, past the routes. */
export async function plantAllocation(
  table: Table,
  place: WorkPlace,
  markers: CourseMarker[],
): Promise<void> {
  const own = await submissions.get(table, place);
  if (!own) throw new Error('Nothing was handed in.');
  const allocation = { markers: markers.map(seatOf), withTeacher: false, by: null };
  await table.commit([submissions.put(place, own, submissions.allocate(own, allocation))]);
}
