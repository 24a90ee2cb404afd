import type { assignments as contract } from '#shared/contract/assignments.ts';
import type { Operation } from '#functions/api/operation.ts';
import {
  handedInAt,
  isOwnReceipt,
  ownSubmissions,
} from '#functions/data/assignments/group-works.ts';
import { lookRequests, presentLook } from '#functions/data/assignments/look-requests.ts';
import { submission } from '#functions/data/assignments/submission.ts';
import { found } from '#functions/platform/app-error.ts';
import type { AssignmentsDeps } from './deps.ts';
import { iso } from '#functions/platform/iso.ts';
import { canAskLook, lookDaysOf, looksUntil } from './can-ask-look.ts';
import { ownReviews } from './own-reviews.ts';
import { ownFeedback } from './own-feedback.ts';
import { presentReceipt } from './present-receipt.ts';

/** What somebody handed in is theirs to read, whatever became of the assignment or of their place in the course. */
export const getSubmission: Operation<typeof contract.getSubmission, AssignmentsDeps> = async ({
  actor: { userId },
  params: { number, ...params },
  now,
  deps: { table, links },
}) => {
  const place = await handedInAt(table, { ...params, userId });
  const [whole, own, look, lookDays] = await Promise.all([
    submission.get(table, { ...place, number }),
    ownSubmissions(table, place),
    lookRequests.get(table, { ...place, number }),
    lookDaysOf(table, place),
  ]);
  const { text, selfAssessment, files, ...receipt } = found(
    whole && isOwnReceipt(whole, userId) ? whole : null,
  );
  const until = looksUntil(own, number, now, lookDays);
  const feedback = own && (await ownFeedback(table, { own, userId }, number, now));
  return {
    ...presentReceipt({ ...receipt, files }, own),
    text,
    selfAssessment,
    look: presentLook(look),
    canAskLook: canAskLook(own, number, now) && (until === null || now <= until),
    looksUntil: until === null ? null : iso(until),
    feedback,
    reviews: feedback?.kind === 'released' ? await ownReviews(table, receipt) : [],
    links: [...files, ...(feedback?.files ?? [])].map((file) => links.linkTo(file, now)),
  };
};
