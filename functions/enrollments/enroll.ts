import type { enrollments as contract } from '#shared/contract/enrollments.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { presentEnrollment } from '#functions/data/enrollments/present-enrollment.ts';
import { seats } from '#functions/data/courses/seats.ts';
import { prepareEnrollment } from './prepare-enrollment.ts';

/** The seat, the entry and the enrollment are conditions of one transaction: never more than there are seats. */
export const enroll: Operation<typeof contract.enroll, BaseDeps> = async (asked) => {
  const { entry, transition } = await prepareEnrollment(asked);
  const { next, items } = transition('active');
  const seat = seats.take(asked.params.courseId);
  return { response: presentEnrollment(next, asked.now), items: [...entry, ...items, seat] };
};
