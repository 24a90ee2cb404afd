import type { accounts as contract } from '#shared/contract/accounts.ts';
import type { ownTeacherRequestSchema } from '#shared/schemas/accounts.ts';
import type * as z from 'zod';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { teacherRequests, type TeacherRequest } from '#functions/data/accounts/teacher-requests.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import { mayAskAgainAt } from './ask-again.ts';

/** A request to whoever made it, at the instant `now` (milliseconds). */
function presentOwn(request: TeacherRequest, now: number): z.infer<typeof ownTeacherRequestSchema> {
  const { state, reason, requestedAt, decidedAt, version } = request;
  const again = mayAskAgainAt(request);
  return {
    state,
    reason,
    requestedAt,
    decidedAt,
    askAgainAt: again > now ? iso(again) : null,
    version,
  };
}

/** The role is granted once the pool has heard of it too: then new tokens carry it. */
export const getTeacherRequest: Operation<typeof contract.getTeacherRequest, BaseDeps> = async ({
  actor,
  now,
  deps,
}) => {
  const { roles, rolesSyncedAt } = found(actor.profile);
  const request = await teacherRequests.get(deps.table, actor.userId);
  return {
    request: request && presentOwn(request, now),
    granted: rolesSyncedAt !== null && roles?.includes('teachers') === true,
  };
};

export const explainTeacherRequest: Operation<
  typeof contract.explainTeacherRequest,
  BaseDeps
> = async ({ actor, body, now, deps }) => {
  const request = found(await teacherRequests.get(deps.table, actor.userId));
  if (request.state !== 'pending') throw new AppError('request_decided');
  const { next, item } = teacherRequests.replace(request, { reason: body.reason });
  return { response: presentOwn(next, now), items: [tryAgain(item)] };
};
