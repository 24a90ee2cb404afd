import type { AssignmentFacts } from '#shared/schemas/blocks.ts';
import type { Actor } from '#functions/api/actor.ts';
import { editableCourseOf } from '#functions/api/editable-course.ts';
import type { CourseMarker } from '#functions/data/assignments/course-markers.ts';
import { type Course, courses } from '#functions/data/courses/courses.ts';
import { type Key, keys } from '#functions/data/keys.ts';
import { type BlockHead, outlines } from '#functions/data/lessons/outline.ts';
import type { Table } from '#functions/data/table/table.ts';
import { found } from '#functions/platform/app-error.ts';
import { markerOf } from '#functions/api/expect-marker.ts';

export type AssignmentPlace = { courseId: string; assignmentId: string };

/** What every route of an assignment reads: with the profile, in one request. */
export const editableAssignmentKeys = ({ courseId, assignmentId }: AssignmentPlace): Key[] => [
  keys.course(courseId),
  keys.block(courseId, assignmentId),
];

type Assignment = { course: Course; block: BlockHead; rules: AssignmentFacts };

async function assignmentIn(
  table: Table,
  course: Course,
  { courseId, assignmentId }: AssignmentPlace,
): Promise<Assignment> {
  const block = found(await outlines.block(table, courseId, assignmentId));
  return { course, block, rules: found(block.facts.assignment) };
}

/** An assignment with its course, for those who may change it. @throws AppError `not_found` for everybody else */
export const editableAssignmentOf = async (
  table: Table,
  actor: Actor,
  place: AssignmentPlace,
): Promise<Assignment> =>
  assignmentIn(table, await editableCourseOf(table, actor, place.courseId), place);

/** The same also for a marker of the course, with their appointment; null: the reader may change it. */
export async function markableAssignmentOf(
  table: Table,
  actor: Actor,
  place: AssignmentPlace,
): Promise<Assignment & { marker: CourseMarker | null }> {
  const course = found(await courses.get(table, place.courseId));
  const marker = await markerOf(table, actor, course);
  return { ...(await assignmentIn(table, course, place)), marker };
}
