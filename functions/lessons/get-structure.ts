import type { lessons as contract } from '#shared/contract/lessons.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { presentCourse } from '#functions/data/courses/courses.ts';
import { findingsOf } from '#functions/data/lessons/findings-of.ts';
import { presentBlockRow, presentModuleRow } from '#functions/data/lessons/present-rows.ts';
import { editableOutlineOf } from './editable-outline.ts';

/** One query, whatever there is; where quizzes ask for an access code, another request says which have one. What their questions lack comes with the profile. */
export const getStructure: Operation<typeof contract.getStructure, BaseDeps> = async ({
  actor,
  params,
  now,
  deps,
}) => {
  const outline = await editableOutlineOf(deps.table, actor, params.courseId, now);
  const { course, modules, blocks } = outline;
  return {
    course: presentCourse(course),
    modules: modules.map(presentModuleRow),
    blocks: modules.flatMap(({ moduleId }) =>
      blocks.filter((block) => block.moduleId === moduleId).map(presentBlockRow),
    ),
    findings: await findingsOf(deps.table, outline),
  };
};
