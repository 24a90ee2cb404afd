import type { enrollments as contract } from '#shared/contract/enrollments.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { presentEnrollment } from '#functions/data/enrollments/present-enrollment.ts';
import { seats } from '#functions/data/courses/seats.ts';
import { comeIn } from './come-in.ts';

/** The seat, the way in and the enrollment are conditions of one transaction: never more than there are seats. */
export const enroll: Operation<typeof contract.enroll, BaseDeps> = async (asked) => {
  const { way, stand } = await comeIn(asked);
  const { next, items } = stand('active');
  const seat = seats.take(asked.params.courseId);
  return { response: presentEnrollment(next), items: [...way, ...items, seat] };
};
