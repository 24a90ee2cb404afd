import type { enrollments as contract } from '#shared/contract/enrollments.ts';
import { canSeeCourse } from '#shared/policies/courses.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { courses, type Course } from '#functions/data/courses.ts';
import { enrollments, isActive, type Enrollment } from '#functions/data/enrollments.ts';
import { presentEnrollment } from '#functions/data/present-enrollment.ts';
import { seats } from '#functions/data/seats.ts';
import type { Table } from '#functions/data/table.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';

/** @throws AppError why nobody, or not this person, can enroll at the moment */
async function expectOpen(table: Table, course: Course, userId: string): Promise<void> {
  if (course.state !== 'published' || course.enrollmentMode === 'closed')
    throw new AppError('enrollment_closed');
  if (course.enrollmentMode === 'invitation') throw new AppError('invitation_required');
  const before = await Promise.all(
    course.prerequisites.map((courseId) => enrollments.get(table, userId, courseId)),
  );
  if (before.some((enrollment) => !enrollment?.completedAt))
    throw new AppError('prerequisite_missing');
}

/** A first enrollment, or the return of one who left: with the progress made before. */
function enrollmentItem(before: Enrollment | null, userId: string, courseId: string, now: number) {
  if (before) return enrollments.replace(before, { state: 'active', enrolledAt: iso(now) });
  const next: Enrollment = {
    userId,
    courseId,
    state: 'active',
    enrolledAt: iso(now),
    doneBlocks: 0,
    resume: null,
    lastActivityAt: null,
    completedAt: null,
    version: 1,
  };
  return { next, item: enrollments.create(next) };
}

/** The seat, the open course and the enrollment are conditions of one transaction: never more than there are seats. */
export const enroll: Operation<typeof contract.enroll, BaseDeps> = async ({
  actor,
  params,
  now,
  deps,
}) => {
  const { courseId } = params;
  const [course, before] = await Promise.all([
    courses.get(deps.table, courseId).then(found),
    enrollments.get(deps.table, actor.userId, courseId),
  ]);
  if (!canSeeCourse(actor, course, isActive(before))) throw new AppError('not_found');
  if (isActive(before)) throw new AppError('already_enrolled');
  await expectOpen(deps.table, course, actor.userId);
  const { next, item } = enrollmentItem(before, actor.userId, courseId, now);
  return {
    response: presentEnrollment(next),
    items: [courses.checkOpen(courseId), item, seats.take(courseId)],
  };
};
