import type { enrollments as contract } from '#shared/contract/enrollments.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import { editableCourseOf } from '#functions/api/editable-course.ts';
import type { Operation } from '#functions/api/operation.ts';
import { enrollmentKeys } from '#functions/data/enrollments/enrollment-keys.ts';
import { expectVersion } from '#functions/data/table/versioned.ts';

/** The key is for those who may change the course, and for nobody else. */
export const getKey: Operation<typeof contract.getKey, BaseDeps> = async ({
  actor,
  params,
  deps,
}) => {
  const { courseId } = await editableCourseOf(deps.table, actor, params.courseId);
  return enrollmentKeys.get(deps.table, courseId);
};

export const setKey: Operation<typeof contract.setKey, BaseDeps> = async ({
  actor,
  params,
  body,
  deps,
}) => {
  const { courseId } = await editableCourseOf(deps.table, actor, params.courseId);
  const { version, ...changes } = body;
  const before = await enrollmentKeys.get(deps.table, courseId);
  expectVersion(version, before, before);
  const { next, item } = enrollmentKeys.replace(courseId, before, changes);
  return { response: next, items: [item] };
};
