import type { enrollments as contract } from '#shared/contract/enrollments.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import { editableCourseOf } from '#functions/api/editable-course.ts';
import type { Operation } from '#functions/api/operation.ts';
import { enrollments } from '#functions/data/enrollments.ts';
import { profiles } from '#functions/data/profiles.ts';

export const listRoster: Operation<typeof contract.listRoster, BaseDeps> = async ({
  actor,
  params,
  page,
  deps,
}) => {
  const { courseId } = await editableCourseOf(deps.table, actor, params.courseId);
  const { items, last } = await enrollments.roster(deps.table, courseId, page);
  const names = await profiles.names(
    deps.table,
    items.map(({ userId }) => userId),
  );
  return {
    items: items.map(({ userId, enrolledAt, doneBlocks, lastActivityAt }) => ({
      userId,
      name: names.get(userId) ?? '',
      enrolledAt,
      doneBlocks,
      lastActivityAt,
    })),
    nextCursor: page.cursor(last),
  };
};
