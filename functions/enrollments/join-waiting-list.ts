import type { enrollments as contract } from '#shared/contract/enrollments.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { courses } from '#functions/data/courses.ts';
import { enrollments } from '#functions/data/enrollments.ts';
import { presentEnrollment } from '#functions/data/present-enrollment.ts';
import { seats, seatsLeft } from '#functions/data/seats.ts';
import { tryAgain } from '#functions/data/try-again.ts';
import { waiting } from '#functions/data/waiting.ts';
import { iso } from '#functions/platform/iso.ts';
import { expectAdmission } from './expect-admission.ts';

/** A place in the line; or a seat at once, where one became free since the page was looked at. */
export const joinWaitingList: Operation<typeof contract.joinWaitingList, BaseDeps> = async ({
  actor,
  params,
  now,
  deps,
}) => {
  const { courseId } = params;
  const who = { userId: actor.userId, courseId };
  const [{ course, before }, counts] = await Promise.all([
    expectAdmission(deps.table, actor, courseId),
    seats.get(deps.table, courseId),
  ]);
  const seated = seatsLeft(counts) !== 0;
  const { next, item } = enrollments.stand(before, who, seated ? 'active' : 'waiting', iso(now));
  const place = seated
    ? [tryAgain(seats.take(courseId))]
    : [seats.lineUp(courseId), waiting.lineUp(next)];
  return {
    response: presentEnrollment(next),
    items: [courses.checkUnchanged(course), item, ...place],
  };
};
