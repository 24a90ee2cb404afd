import type { progress as contract } from '#shared/contract/progress.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { courses } from '#functions/data/courses/courses.ts';
import { enrollments } from '#functions/data/enrollments/enrollments.ts';
import { namedTo } from './named-to.ts';
import { ownInvitations, pendingOf, titled } from './pending-courses.ts';

/** The most that is shown of them, the latest. */
const mostPending = 100;

/** All of a person's own, whose number does not grow with the school: what they asked and what they are asked. */
export const listPendingCourses: Operation<typeof contract.listPendingCourses, BaseDeps> = async ({
  actor,
  now,
  deps,
}) => {
  const [own, invited] = await Promise.all([
    enrollments.listOwn(deps.table, actor.userId),
    ownInvitations(deps, actor, now),
  ]);
  const pending = pendingOf(own, invited).slice(0, mostPending);
  const known = await courses.byId(
    deps.table,
    pending.map(({ courseId }) => courseId),
  );
  return { items: titled(pending, namedTo(actor, own, known.values())) };
};
