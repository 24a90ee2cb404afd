import type { ErrorCode } from '#shared/contract/errors.ts';
import { canSeeCourse } from '#shared/policies/courses.ts';
import { doorOf } from '#shared/policies/enrollment-door.ts';
import type { EnrollmentState } from '#shared/schemas/enrollments.ts';
import type { Actor } from '#functions/api/actor.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import { courses, type Course } from '#functions/data/courses.ts';
import { enrollments, isActive, type Enrollment } from '#functions/data/enrollments.ts';
import type { Invitation } from '#functions/data/invitations.ts';
import type { Table } from '#functions/data/table.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import { invitationOf } from './invitation-of.ts';

/** Somebody at the door of a course that takes people today: what is known of them and it. */
export type AtDoor = { course: Course; before: Enrollment | null; invitation: Invitation | null };

/** What there is to say to somebody who stands like this and wants to come in by themselves. */
const standing = {
  active: 'already_enrolled',
  waiting: 'already_waiting',
  requested: 'request_pending',
  removed: 'removed_from_course',
  declined: null,
  withdrawn: null,
} as const satisfies Record<EnrollmentState, ErrorCode | null>;

const doors = {
  open: null,
  notYet: 'enrollment_not_open_yet',
  closed: 'enrollment_closed',
} as const satisfies Record<ReturnType<typeof doorOf>, ErrorCode | null>;

function refuse(code: ErrorCode | null): void {
  if (code) throw new AppError(code);
}

async function expectFinished(table: Table, course: Course, userId: string): Promise<void> {
  const before = await Promise.all(
    course.prerequisites.map((courseId) => enrollments.get(table, userId, courseId)),
  );
  if (before.some((enrollment) => !enrollment?.completedAt))
    throw new AppError('prerequisite_missing');
}

/**
 * The course, where this person stands, and what they are invited by, for somebody whom nothing but the
 * course's mode can keep out now. An invitation also lets in who was removed.
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
  const mayBeInvited = course.enrollmentMode !== 'open' || before?.state === 'removed';
  const invitation = mayBeInvited ? await invitationOf(deps, actor, courseId, now) : null;
  const said = before && standing[before.state];
  if (!(invitation && before?.state === 'removed')) refuse(said);
  refuse(doors[doorOf(course, iso(now).slice(0, 10))]);
  await expectFinished(table, course, actor.userId);
  return { course, before, invitation };
}
