import type { enrollments as contract } from '#shared/contract/enrollments.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { enrollments } from '#functions/data/enrollments.ts';
import { presentEnrollment } from '#functions/data/present-enrollment.ts';
import { seats } from '#functions/data/seats.ts';
import { iso } from '#functions/platform/iso.ts';
import { expectAdmission } from './expect-admission.ts';
import { wayIn } from './way-in.ts';

/** The seat, the way in and the enrollment are conditions of one transaction: never more than there are seats. */
export const enroll: Operation<typeof contract.enroll, BaseDeps> = async ({
  actor,
  params,
  body,
  now,
  deps,
}) => {
  const { courseId } = params;
  const { userId } = actor;
  const atDoor = await expectAdmission(deps, actor, courseId, now);
  const way = await wayIn(deps, atDoor, { userId, key: body.key, now });
  const { next, item } = enrollments.stand(atDoor.before, { userId, courseId }, 'active', iso(now));
  return { response: presentEnrollment(next), items: [...way, item, seats.take(courseId)] };
};
