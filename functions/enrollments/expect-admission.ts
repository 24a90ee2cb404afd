import type { ErrorCode } from '#shared/contract/errors.ts';
import { canSeeCourse } from '#shared/policies/courses.ts';
import { entryOf } from '#shared/policies/entry.ts';
import type { Entry } from '#shared/schemas/entry.ts';
import type { Actor } from '#functions/api/actor.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import { courses, type Course } from '#functions/data/courses/courses.ts';
import {
  completedBy,
  enrollments,
  isActive,
  type Enrollment,
} from '#functions/data/enrollments/enrollments.ts';
import type { Invitation } from '#functions/data/enrollments/invitations.ts';
import { personBefore } from '#functions/data/courses/person-before.ts';
import type { Table } from '#functions/data/table/table.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import { invitationOf } from './invitation-of.ts';

/** Somebody at the door of a course that takes people today: what is known of them and it, and their way in. */
export type AtDoor = {
  course: Course;
  before: Enrollment | null;
  invitation: Invitation | null;
  entry: Entry;
};

/** The answer to somebody who can do nothing about their admission. */
const refusals: Partial<Record<NonNullable<Entry['reason']>, ErrorCode>> = {
  enrolled: 'already_enrolled',
  waiting: 'already_waiting',
  requested: 'request_pending',
  removed: 'removed_from_course',
  notYet: 'enrollment_not_open_yet',
  invitation: 'invitation_required',
  prerequisite: 'prerequisite_missing',
};

async function hasFinished(
  table: Table,
  course: Course,
  userId: string,
  now: number,
): Promise<boolean> {
  const before = await Promise.all(
    course.prerequisites.map((courseId) => enrollments.get(table, userId, courseId)),
  );
  return before.every((one) => one !== null && completedBy(one, now) !== null);
}

/**
 * The course, where this person stands, what they are invited by and their way in, for somebody whom nothing but
 * a key, a teacher or a free seat can keep out now. Seats are not counted here: the write itself does. Who teaches
 * the course may be in it as a learner, too.
 * @throws AppError why nobody, or not this person, can come in
 */
export async function expectAdmission(
  deps: BaseDeps,
  actor: Actor,
  courseId: string,
  now: number,
): Promise<AtDoor> {
  const { table } = deps;
  const [course, before] = await Promise.all([
    courses.get(table, courseId).then(found),
    enrollments.get(table, actor.userId, courseId),
  ]);
  if (!canSeeCourse(actor, course, isActive(before))) throw new AppError('not_found');
  const mayBeInvited =
    course.enrollmentMode !== 'open' || course.price !== null || before?.state === 'removed';
  const [invitation, prepared] = await Promise.all([
    mayBeInvited ? invitationOf(deps, actor, courseId, now) : null,
    hasFinished(table, course, actor.userId, now),
  ]);
  const person = personBefore(before, invitation, { teaches: false, prepared });
  const entry = entryOf(course, null, person, iso(now).slice(0, 10));
  if (entry.action === 'none' || entry.action === 'learn')
    throw new AppError((entry.reason && refusals[entry.reason]) ?? 'enrollment_closed');
  return { course, before, invitation, entry };
}
