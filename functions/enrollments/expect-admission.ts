import type { ErrorCode } from '#shared/contract/errors.ts';
import { canSeeCourse } from '#shared/policies/courses.ts';
import type { EnrollmentState } from '#shared/schemas/enrollments.ts';
import type { Actor } from '#functions/api/actor.ts';
import { courses, type Course } from '#functions/data/courses.ts';
import { enrollments, isActive, type Enrollment } from '#functions/data/enrollments.ts';
import type { Table } from '#functions/data/table.ts';
import { AppError, found } from '#functions/platform/app-error.ts';

export type Admission = { course: Course; before: Enrollment | null };

/** What there is to say to somebody who stands like this and wants to come in by themselves. */
const standing = {
  active: 'already_enrolled',
  waiting: 'already_waiting',
  requested: 'request_pending',
  removed: 'removed_from_course',
  declined: null,
  withdrawn: null,
} as const satisfies Record<EnrollmentState, ErrorCode | null>;

async function expectFinished(table: Table, course: Course, userId: string): Promise<void> {
  const before = await Promise.all(
    course.prerequisites.map((courseId) => enrollments.get(table, userId, courseId)),
  );
  if (before.some((enrollment) => !enrollment?.completedAt))
    throw new AppError('prerequisite_missing');
}

/**
 * The course, and where this person stands, for somebody who may come in now by themselves.
 * @throws AppError why nobody, or not this person, can
 */
export async function expectAdmission(
  table: Table,
  actor: Actor,
  courseId: string,
): Promise<Admission> {
  const [course, before] = await Promise.all([
    courses.get(table, courseId).then(found),
    enrollments.get(table, actor.userId, courseId),
  ]);
  if (!canSeeCourse(actor, course, isActive(before))) throw new AppError('not_found');
  const said = before && standing[before.state];
  if (said) throw new AppError(said);
  if (course.state !== 'published' || course.enrollmentMode === 'closed')
    throw new AppError('enrollment_closed');
  if (course.enrollmentMode === 'invitation') throw new AppError('invitation_required');
  await expectFinished(table, course, actor.userId);
  return { course, before };
}
