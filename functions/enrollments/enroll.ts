import type { enrollments as contract } from '#shared/contract/enrollments.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { courses } from '#functions/data/courses.ts';
import { enrollments } from '#functions/data/enrollments.ts';
import { presentEnrollment } from '#functions/data/present-enrollment.ts';
import { seats } from '#functions/data/seats.ts';
import { iso } from '#functions/platform/iso.ts';
import { expectAdmission } from './expect-admission.ts';

/** The seat, the open course and the enrollment are conditions of one transaction: never more than there are seats. */
export const enroll: Operation<typeof contract.enroll, BaseDeps> = async ({
  actor,
  params,
  now,
  deps,
}) => {
  const { courseId } = params;
  const { userId } = actor;
  const { course, before } = await expectAdmission(deps.table, actor, courseId);
  const { next, item } = enrollments.stand(before, { userId, courseId }, 'active', iso(now));
  return {
    response: presentEnrollment(next),
    items: [courses.checkUnchanged(course), item, seats.take(courseId)],
  };
};
