import type { enrollments as contract } from '#shared/contract/enrollments.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { enrollments, isActive } from '#functions/data/enrollments.ts';
import { presentEnrollment } from '#functions/data/present-enrollment.ts';
import { seats } from '#functions/data/seats.ts';
import { AppError, found } from '#functions/platform/app-error.ts';

export const withdraw: Operation<typeof contract.withdraw, BaseDeps> = async ({
  actor,
  params,
  deps,
}) => {
  const enrollment = found(await enrollments.get(deps.table, actor.userId, params.courseId));
  if (!isActive(enrollment)) throw new AppError('not_enrolled');
  const { next, item } = enrollments.replace(enrollment, { state: 'withdrawn' });
  return { response: presentEnrollment(next), items: [item, seats.giveBack(params.courseId)] };
};
