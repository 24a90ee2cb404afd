import type { assignments as contract } from '#shared/contract/assignments.ts';
import type { Operation } from '#functions/api/operation.ts';
import { handedInAt, ownSubmissions } from '#functions/data/assignments/group-works.ts';
import { isTold, submissions } from '#functions/data/assignments/submissions.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { AssignmentsDeps } from './deps.ts';

/** Notes when somebody first said to have read the feedback; of what is not released there is none to read. */
export const readFeedback: Operation<typeof contract.readFeedback, AssignmentsDeps> = async ({
  actor: { userId },
  params: { number, ...params },
  now,
  deps: { table },
}) => {
  const place = await handedInAt(table, { ...params, userId });
  const own = found(await ownSubmissions(table, place));
  const one = found(own.submissions.find((some) => some.number === number));
  if (!isTold(own, one.submissionId, now)) throw new AppError('not_found');
  if (one.readAt) return { response: { readAt: one.readAt }, items: [] };
  const readAt = iso(now);
  const next = submissions.change(own, one.submissionId, { readAt });
  return { response: { readAt }, items: [submissions.put(place, own, next)] };
};
