import type { rosters as contract } from '#shared/contract/rosters.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { courses } from '#functions/data/courses/courses.ts';
import { enrollments, sinceOf } from '#functions/data/enrollments/enrollments.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';

/** So far they are counted. */
const mostCounted = 100;

export const listRequests: Operation<typeof contract.listRequests, BaseDeps> = async ({
  actor,
  page,
  deps,
}) => {
  const { table } = deps;
  const [{ items, last }, counted] = await Promise.all([
    enrollments.requests(table, actor.userId, page),
    enrollments.requests(table, actor.userId, { limit: mostCounted }),
  ]);
  const [known, names] = await Promise.all([
    courses.byId(
      table,
      items.map(({ courseId }) => courseId),
    ),
    profiles.names(
      table,
      items.map(({ userId }) => userId),
    ),
  ]);
  return {
    pending: counted.items.length,
    items: items.flatMap((enrollment) => {
      const { courseId, userId, message } = enrollment;
      const course = known.get(courseId);
      if (!course) return [];
      return [
        {
          courseId,
          title: course.title,
          userId,
          name: names.get(userId) ?? '',
          message: message ?? '',
          priced: course.price !== null,
          requestedAt: sinceOf(enrollment),
        },
      ];
    }),
    nextCursor: page.cursor(last),
  };
};
