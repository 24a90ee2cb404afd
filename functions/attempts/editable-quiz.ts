import type { QuizFacts } from '#shared/schemas/blocks.ts';
import type { Actor } from '#functions/api/actor.ts';
import { editableCourseOf } from '#functions/api/editable-course.ts';
import type { Course } from '#functions/data/courses/courses.ts';
import { type Key, keys } from '#functions/data/keys.ts';
import { type BlockHead, outlines } from '#functions/data/lessons/outline.ts';
import type { Table } from '#functions/data/table/table.ts';
import { found } from '#functions/platform/app-error.ts';

export type QuizPlace = { courseId: string; quizId: string };

/** What every route of a quiz reads: with the profile, in one request. */
export const editableQuizKeys = ({ courseId, quizId }: QuizPlace): Key[] => [
  keys.course(courseId),
  keys.block(courseId, quizId),
];

/** A quiz with its course, for those who may change it. @throws AppError `not_found` for everybody else */
export async function editableQuizOf(
  table: Table,
  actor: Actor,
  { courseId, quizId }: QuizPlace,
): Promise<{ course: Course; block: BlockHead; rules: QuizFacts }> {
  const course = await editableCourseOf(table, actor, courseId);
  const block = found(await outlines.block(table, courseId, quizId));
  return { course, block, rules: found(block.facts.quiz) };
}
