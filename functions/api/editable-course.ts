import { canEditCourse } from '#shared/policies/courses.ts';
import type { Actor } from '#functions/api/actor.ts';
import { courses, type Course } from '#functions/data/courses/courses.ts';
import { outlines, type Outline } from '#functions/data/lessons/outline.ts';
import type { Table } from '#functions/data/table/table.ts';
import { AppError, found } from '#functions/platform/app-error.ts';

function expectEditor(actor: Actor, course: Course): void {
  if (!canEditCourse(actor, course)) throw new AppError('not_found');
}

/** The course, for those who may change it. @throws AppError `not_found` for everybody else */
export async function editableCourseOf(
  table: Table,
  actor: Actor,
  courseId: string,
): Promise<Course> {
  const course = found(await courses.get(table, courseId));
  expectEditor(actor, course);
  return course;
}

/**
 * The course with all its rows in one query, for those who may change it; rows that the bin has given up are
 * among them until the table forgets them.
 * @throws AppError `not_found` for everybody else
 */
export async function wholeOutlineOf(
  table: Table,
  actor: Actor,
  courseId: string,
): Promise<Outline> {
  const outline = found(await outlines.get(table, courseId));
  expectEditor(actor, outline.course);
  return outline;
}
