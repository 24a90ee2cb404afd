import { canEditCourse } from '#shared/policies/courses.ts';
import type { Actor } from './actor.ts';
import {
  type CourseMarker,
  courseMarkers,
  sitsAt,
} from '#functions/data/assignments/course-markers.ts';
import { membersIn, type Submissions } from '#functions/data/assignments/submissions.ts';
import type { Course } from '#functions/data/courses/courses.ts';
import type { Table } from '#functions/data/table/table.ts';
import { AppError, found } from '#functions/platform/app-error.ts';

/** Whether some work was allocated to a marker, and is not their own. */
export const isTheirs = (
  marker: CourseMarker,
  own: Pick<Submissions, 'allocation' | 'team' | 'userId' | 'courseId'>,
): boolean =>
  own.courseId === marker.courseId &&
  (own.allocation?.markers.some((seat) => sitsAt(marker, seat)) ?? false) &&
  !membersIn(own).includes(marker.userId);

/**
 * Who marks in a course without changing it: their appointment; null: they may change it.
 * @throws AppError `not_found` for everybody else
 */
export async function markerOf(
  table: Table,
  actor: Actor,
  course: Pick<Course, 'courseId' | 'ownerId'>,
): Promise<CourseMarker | null> {
  if (canEditCourse(actor, course)) return null;
  return found(await courseMarkers.get(table, { courseId: course.courseId, userId: actor.userId }));
}

/** @throws AppError `not_found` for whoever neither may change the course nor is who some work was allocated to (case 20) */
export async function expectMarker(
  table: Table,
  actor: Actor,
  course: Pick<Course, 'courseId' | 'ownerId'>,
  ownOf: () => Promise<Submissions | null> | Submissions | null,
): Promise<void> {
  const marker = await markerOf(table, actor, course);
  if (!marker) return;
  const own = await ownOf();
  if (!own || !isTheirs(marker, own)) throw new AppError('not_found');
}
