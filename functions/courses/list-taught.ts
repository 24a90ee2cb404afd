import type { courses as contract } from '#shared/contract/courses.ts';
import type { Operation } from '#functions/api/operation.ts';
import { courses } from '#functions/data/courses.ts';
import { statsOf } from '#functions/data/stats.ts';
import type { CoursesDeps } from './deps.ts';

export const listTaught: Operation<typeof contract.listTaught, CoursesDeps> = async ({
  actor,
  page,
  deps,
}) => {
  const { items, last } = await courses.listTaught(deps.table, actor.userId, page);
  const stats = await statsOf(
    deps.table,
    items.map(({ courseId }) => courseId),
  );
  return {
    items: items.map(({ courseId, code, title, category, state, version }) => {
      const { students, lessons } = stats(courseId);
      return { courseId, code, title, category, state, version, students, lessons };
    }),
    nextCursor: page.cursor(last),
  };
};
