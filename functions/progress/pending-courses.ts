import type * as z from 'zod';
import type { pendingCourseSchema } from '#shared/schemas/enrollments.ts';
import type { Actor } from '#functions/api/actor.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Course } from '#functions/data/courses/courses.ts';
import { isActive, sinceOf, type OwnEnrollment } from '#functions/data/enrollments/enrollments.ts';
import { invitations, type Invitation } from '#functions/data/enrollments/invitations.ts';
import { addressHash } from '#functions/platform/address-hash.ts';

type PendingCourse = z.infer<typeof pendingCourseSchema>;
export type Pending = Omit<PendingCourse, 'title'>;
export type Named = Pick<Course, 'title'>;

/** Under which the invitations of somebody's address lie. */
export const addressOf = ({ profile }: Actor, { secret }: Pick<BaseDeps, 'secret'>) =>
  profile && addressHash(secret, profile.email);

/** The courses that somebody's address is invited to: one query. */
export async function ownInvitations(
  deps: Pick<BaseDeps, 'table' | 'secret'>,
  actor: Actor,
  now: number,
): Promise<Invitation[]> {
  const address = addressOf(actor, deps);
  return address ? invitations.ofAddress(deps.table, address, now) : [];
}

/** The courses that somebody asked for, waits for or is invited to and is not in yet, the latest first. */
export function pendingOf(
  own: OwnEnrollment[],
  invited: Pick<Invitation, 'courseId' | 'invitedAt'>[],
): Pending[] {
  const inside = new Set(own.filter(isActive).map(({ courseId }) => courseId));
  const byCourse = new Map<string, Pending>();
  for (const { courseId, invitedAt } of invited)
    if (!inside.has(courseId))
      byCourse.set(courseId, { courseId, state: 'invited', since: invitedAt });
  for (const enrollment of own) {
    const { courseId, state } = enrollment;
    if (state === 'requested' || state === 'waiting')
      byCourse.set(courseId, { courseId, state, since: sinceOf(enrollment) });
  }
  return [...byCourse.values()].sort((a, b) => (a.since < b.since ? 1 : -1));
}

/** The requests whose course may be named to the person, by its title. */
export const titled = (pending: Pending[], named: Map<string, Named>): PendingCourse[] =>
  pending.flatMap((one) => {
    const course = named.get(one.courseId);
    return course ? [{ ...one, title: course.title }] : [];
  });
