import { canEditCourse } from '#shared/policies/courses.ts';
import type { Actor } from '#functions/api/actor.ts';
import { courses, type Course } from '#functions/data/courses.ts';
import type { Table } from '#functions/data/table.ts';
import { AppError, found } from '#functions/platform/app-error.ts';

/** The course, for those who may change it. @throws AppError `not_found` for everybody else */
export async function editableCourseOf(
  table: Table,
  actor: Actor,
  courseId: string,
): Promise<Course> {
  const course = found(await courses.get(table, courseId));
  if (!canEditCourse(actor, course)) throw new AppError('not_found');
  return course;
}
