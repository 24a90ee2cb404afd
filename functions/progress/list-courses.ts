import type { progress as contract } from '#shared/contract/progress.ts';
import type { Operation } from '#functions/api/operation.ts';
import { enrollments, isActive } from '#functions/data/enrollments/enrollments.ts';
import type { ProgressDeps } from './deps.ts';
import { enrolledCourses, knownCourses, latestFirst, placeOf } from './enrolled-courses.ts';

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
  const endedAt = page.start?.place as string | undefined;
  const own = (await enrollments.listOwn(deps.table, actor.userId))
    .filter(isActive)
    .filter((enrollment) => endedAt === undefined || placeOf(enrollment) < endedAt)
    .sort(latestFirst);
  const shown = own.slice(0, page.limit);
  const known = await knownCourses(
    deps.table,
    { actor, own: shown },
    shown.map(({ courseId }) => courseId),
  );
  const items = enrolledCourses({ now, deps }, shown, known);
  const last = own.length > page.limit ? shown.at(-1) : undefined;
  return { items, nextCursor: page.cursor(last ? { place: placeOf(last) } : null) };
};
