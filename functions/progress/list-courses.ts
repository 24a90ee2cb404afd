import type { progress as contract } from '#shared/contract/progress.ts';
import type { Operation } from '#functions/api/operation.ts';
import { pageOfOwn, placeByActivity } from '#functions/api/page-of-own.ts';
import { enrollments } from '#functions/data/enrollments/enrollments.ts';
import type { ProgressDeps } from './deps.ts';
import { enrolledCourses, knownCourses } from './enrolled-courses.ts';

/**
 * All of a person's own are read (their number does not grow with the school), then a page of them is
 * shown. The cursor keeps a place in the list: what is touched meanwhile leaves it.
 */
export const listCourses: Operation<typeof contract.listCourses, ProgressDeps> = async ({
  actor,
  page,
  now,
  deps,
}) => {
  const own = await enrollments.listOwn(deps.table, actor.userId);
  const { shown, nextCursor } = pageOfOwn(own, placeByActivity, { courseId: undefined, page });
  const known = await knownCourses(
    deps.table,
    { actor, own: shown },
    shown.map(({ courseId }) => courseId),
  );
  return { items: enrolledCourses({ now, deps }, shown, known), nextCursor };
};
