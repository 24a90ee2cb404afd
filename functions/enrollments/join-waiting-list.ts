import type { enrollments as contract } from '#shared/contract/enrollments.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { enrollments } from '#functions/data/enrollments.ts';
import { presentEnrollment } from '#functions/data/present-enrollment.ts';
import { seats, seatsLeft } from '#functions/data/seats.ts';
import { tryAgain } from '#functions/data/try-again.ts';
import { waiting } from '#functions/data/waiting.ts';
import { iso } from '#functions/platform/iso.ts';
import { expectAdmission } from './expect-admission.ts';
import { wayIn } from './way-in.ts';

/** A place in the line; or a seat at once, where one became free since the page was looked at. */
export const joinWaitingList: Operation<typeof contract.joinWaitingList, BaseDeps> = async ({
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
  const seated = seatsLeft(await seats.get(deps.table, courseId)) !== 0;
  const { next, item } = enrollments.stand(
    atDoor.before,
    { userId, courseId },
    seated ? 'active' : 'waiting',
    iso(now),
  );
  const place = seated
    ? [tryAgain(seats.take(courseId))]
    : [seats.lineUp(courseId), waiting.lineUp(next)];
  return { response: presentEnrollment(next), items: [...way, item, ...place] };
};
