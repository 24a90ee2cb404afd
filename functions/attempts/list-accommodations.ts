import type { attempts as contract } from '#shared/contract/attempts.ts';
import { editableCourseOf } from '#functions/api/editable-course.ts';
import type { Operation } from '#functions/api/operation.ts';
import { accommodations } from '#functions/data/quizzes/accommodations.ts';
import type { AttemptsDeps } from './deps.ts';
import { presentAccommodations } from './present-accommodations.ts';

export const listAccommodations: Operation<
  typeof contract.listAccommodations,
  AttemptsDeps
> = async ({ actor, params, page, deps: { table } }) => {
  const { courseId } = await editableCourseOf(table, actor, params.courseId);
  const { items, last } = await accommodations.list(table, courseId, page);
  return {
    items: await presentAccommodations(table, courseId, items),
    nextCursor: page.cursor(last),
  };
};
