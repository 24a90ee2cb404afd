import type { enrollments as contract } from '#shared/contract/enrollments.ts';
import { mostPlaces } from '#shared/schemas/enrollments.ts';
import { canSeeCourse } from '#shared/policies/courses.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { courses } from '#functions/data/courses/courses.ts';
import { enrollments, isActive, type Enrollment } from '#functions/data/enrollments/enrollments.ts';
import { presentEnrollment } from '#functions/data/enrollments/present-enrollment.ts';
import type { Table } from '#functions/data/table/table.ts';
import { waiting } from '#functions/data/enrollments/waiting.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { invitationOf } from './invitation-of.ts';

/** Counted from 1; null for who does not wait, and behind the first hundred. */
async function placeOf(table: Table, enrollment: Enrollment | null): Promise<number | null> {
  if (enrollment?.state !== 'waiting') return null;
  const line = await waiting.first(table, enrollment.courseId, mostPlaces);
  const at = line.findIndex(({ userId }) => userId === enrollment.userId);
  return at === -1 ? null : at + 1;
}

export const getMine: Operation<typeof contract.getMine, BaseDeps> = async ({
  actor,
  params,
  now,
  deps,
}) => {
  const [course, enrollment, invitation] = await Promise.all([
    courses.get(deps.table, params.courseId).then(found),
    enrollments.get(deps.table, actor.userId, params.courseId),
    invitationOf(deps, actor, params.courseId, now),
  ]);
  if (!canSeeCourse(actor, course, isActive(enrollment))) throw new AppError('not_found');
  return {
    enrollment: enrollment && presentEnrollment(enrollment, now),
    place: await placeOf(deps.table, enrollment),
    invited: invitation !== null,
  };
};
