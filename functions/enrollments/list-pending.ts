import type { enrollments as contract } from '#shared/contract/enrollments.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { courses } from '#functions/data/courses.ts';
import { enrollments, sinceOf } from '#functions/data/enrollments.ts';
import { invitations } from '#functions/data/invitations.ts';
import { addressHash } from '#functions/platform/address-hash.ts';

type Pending = { courseId: string; state: 'requested' | 'waiting' | 'invited'; since: string };

/** The most that is shown of them, the latest. */
const mostPending = 100;

/** All of a person's own, whose number does not grow with the school: what they asked and what they are asked. */
export const listPending: Operation<typeof contract.listPending, BaseDeps> = async ({
  actor,
  now,
  deps,
}) => {
  const { table, secret } = deps;
  const [own, invited] = await Promise.all([
    enrollments.ofPerson(table, actor.userId),
    actor.profile
      ? invitations.ofAddress(table, addressHash(secret, actor.profile.email), now)
      : [],
  ]);
  const inside = new Set(
    own.filter(({ state }) => state === 'active').map(({ courseId }) => courseId),
  );
  const byCourse = new Map<string, Pending>();
  for (const { courseId, invitedAt } of invited)
    if (!inside.has(courseId))
      byCourse.set(courseId, { courseId, state: 'invited', since: invitedAt });
  for (const enrollment of own) {
    const { courseId, state } = enrollment;
    if (state === 'requested' || state === 'waiting')
      byCourse.set(courseId, { courseId, state, since: sinceOf(enrollment) });
  }
  const pending = [...byCourse.values()]
    .sort((a, b) => (a.since < b.since ? 1 : -1))
    .slice(0, mostPending);
  const known = await courses.byId(
    table,
    pending.map(({ courseId }) => courseId),
  );
  return {
    items: pending.flatMap((one) => {
      const course = known.get(one.courseId);
      return course?.state === 'published' ? [{ ...one, title: course.title }] : [];
    }),
  };
};
