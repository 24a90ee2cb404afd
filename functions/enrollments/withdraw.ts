import type { enrollments as contract } from '#shared/contract/enrollments.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { enrollments, type Enrollment } from '#functions/data/enrollments/enrollments.ts';
import { presentEnrollment } from '#functions/data/enrollments/present-enrollment.ts';
import { seats } from '#functions/data/courses/seats.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { waiting } from '#functions/data/enrollments/waiting.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';

/** Releases what is freed when somebody leaves. @throws AppError `not_enrolled` where there is nothing to leave */
function freed(before: Enrollment): TransactionItem[] {
  switch (before.state) {
    case 'active':
      return [seats.release(before.courseId)];
    case 'waiting':
      return [seats.leaveLine(before.courseId), waiting.leave(before)];
    case 'requested':
      return [];
    default:
      throw new AppError('not_enrolled');
  }
}

/** Leaves a course, or its waiting list, or takes a request back. */
export const withdraw: Operation<typeof contract.withdraw, BaseDeps> = async ({
  actor,
  params,
  now,
  deps,
}) => {
  const before = found(await enrollments.get(deps.table, actor.userId, params.courseId));
  const places = freed(before);
  const { next, items } = enrollments.transition(before, before, 'withdrawn', iso(now));
  return { response: presentEnrollment(next, now), items: [...items, ...places] };
};
