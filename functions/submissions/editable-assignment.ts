import type { AssignmentFacts } from '#shared/schemas/blocks.ts';
import type { Actor } from '#functions/api/actor.ts';
import { editableCourseOf } from '#functions/api/editable-course.ts';
import type { Course } from '#functions/data/courses/courses.ts';
import { type Key, keys } from '#functions/data/keys.ts';
import { type BlockHead, outlines } from '#functions/data/lessons/outline.ts';
import type { Table } from '#functions/data/table/table.ts';
import { found } from '#functions/platform/app-error.ts';

export type AssignmentPlace = { courseId: string; assignmentId: string };

/** What every route of an assignment reads: with the profile, in one request. */
export const editableAssignmentKeys = ({ courseId, assignmentId }: AssignmentPlace): Key[] => [
  keys.course(courseId),
  keys.block(courseId, assignmentId),
];

/** An assignment with its course, for those who may change it. @throws AppError `not_found` for everybody else */
export async function editableAssignmentOf(
  table: Table,
  actor: Actor,
  { courseId, assignmentId }: AssignmentPlace,
): Promise<{ course: Course; block: BlockHead; rules: AssignmentFacts }> {
  const course = await editableCourseOf(table, actor, courseId);
  const block = found(await outlines.block(table, courseId, assignmentId));
  return { course, block, rules: found(block.facts.assignment) };
}
