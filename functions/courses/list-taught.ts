import type { courses as contract } from '#shared/contract/courses.ts';
import type { Operation } from '#functions/api/operation.ts';
import { courses } from '#functions/data/courses/courses.ts';
import { presentCover } from '#functions/data/courses/present-cover.ts';
import { statsOf } from '#functions/data/courses/stats.ts';
import { courseSums } from '#functions/data/grades/course-sums.ts';
import type { CoursesDeps } from './deps.ts';

export const listTaught: Operation<typeof contract.listTaught, CoursesDeps> = async ({
  actor,
  page,
  now,
  deps,
}) => {
  const { items, last } = await courses.listTaught(deps.table, actor.userId, page);
  const courseIds = items.map(({ courseId }) => courseId);
  const [stats, grades] = await Promise.all([
    statsOf(deps.table, courseIds),
    courseSums(deps.table, courseIds),
  ]);
  return {
    items: items.map((course) => {
      const { courseId, code, title, category, state, version } = course;
      const { students, lessons } = stats(courseId);
      const cover = presentCover(course, deps.links, now);
      const counts = { students, lessons, grades: grades(courseId) };
      return { courseId, code, title, category, cover, state, version, ...counts };
    }),
    nextCursor: page.cursor(last),
  };
};
