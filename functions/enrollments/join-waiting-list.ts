import type { enrollments as contract } from '#shared/contract/enrollments.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { presentEnrollment } from '#functions/data/enrollments/present-enrollment.ts';
import { seats, seatsLeft } from '#functions/data/courses/seats.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';
import { waiting } from '#functions/data/enrollments/waiting.ts';
import { prepareEnrollment } from './prepare-enrollment.ts';

/** A place in the line; or a seat at once, where one became free since the page was looked at. */
export const joinWaitingList: Operation<typeof contract.joinWaitingList, BaseDeps> = async (
  asked,
) => {
  const { params, deps } = asked;
  const { courseId } = params;
  const { entry, transition } = await prepareEnrollment(asked);
  const seated = seatsLeft(await seats.get(deps.table, courseId)) !== 0;
  const { next, items } = transition(seated ? 'active' : 'waiting');
  const place = seated
    ? [tryAgain(seats.take(courseId))]
    : [seats.lineUp(courseId), waiting.lineUp(next)];
  return { response: presentEnrollment(next, asked.now), items: [...entry, ...items, ...place] };
};
