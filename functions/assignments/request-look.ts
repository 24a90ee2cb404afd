import type { assignments as contract } from '#shared/contract/assignments.ts';
import type { Operation } from '#functions/api/operation.ts';
import { handedInAt, ownSubmissions } from '#functions/data/assignments/group-works.ts';
import { lookRequests, presentLook } from '#functions/data/assignments/look-requests.ts';
import { countedIn, submissions } from '#functions/data/assignments/submissions.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import { canAskLook, lookDaysOf, looksUntil } from './can-ask-look.ts';
import type { AssignmentsDeps } from './deps.ts';

/** The submission says that somebody waits, so that whoever marks finds it in their lists; the reason lies apart. */
export const requestLook: Operation<typeof contract.requestLook, AssignmentsDeps> = async ({
  actor: { userId },
  params: { number, ...params },
  body: { reason },
  now,
  deps: { table },
}) => {
  const place = await handedInAt(table, { ...params, userId });
  const [own, before, lookDays] = await Promise.all([
    ownSubmissions(table, place),
    lookRequests.get(table, { ...place, number }),
    lookDaysOf(table, place),
  ]);
  if (before) return { response: presentLook(before), items: [] };
  // Of what is not released there is nothing to look at again.
  if (!canAskLook(own, number, now)) throw new AppError('not_found');
  const until = looksUntil(own, number, now, lookDays);
  if (until !== null && now > until) throw new AppError('look_closed');
  const { submissionId } = found(countedIn(own));
  const at = iso(now);
  const next = {
    submissionId,
    reason,
    at,
    answer: null,
    answeredBy: null,
    answeredAt: null,
    version: 1,
  };
  const asked = submissions.change(found(own), submissionId, {
    look: { askedAt: at, isAnswered: false },
  });
  return {
    response: presentLook(next),
    items: [lookRequests.ask({ ...place, number }, next), submissions.put(place, own, asked)],
  };
};
