import type { enrollments as contract } from '#shared/contract/enrollments.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { courses } from '#functions/data/courses/courses.ts';
import { enrollments } from '#functions/data/enrollments/enrollments.ts';
import { presentEnrollment } from '#functions/data/enrollments/present-enrollment.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import { expectAdmission } from './expect-admission.ts';

/** Asks to be let in. It takes no seat: whoever is let in takes one, or lines up for it. */
export const request: Operation<typeof contract.request, BaseDeps> = async ({
  actor,
  params,
  body,
  now,
  deps,
}) => {
  const who = { userId: actor.userId, courseId: params.courseId };
  const { course, before, entry } = await expectAdmission(deps, actor, params.courseId, now);
  if (entry.action !== 'request') throw new AppError('no_request_needed');
  const asked = { ownerId: course.ownerId, message: body.message };
  const { next, items } = enrollments.transition(before, who, 'requested', iso(now), { asked });
  return {
    response: presentEnrollment(next, now),
    items: [courses.checkUnchanged(course), ...items],
  };
};
