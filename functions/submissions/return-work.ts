import type { submissions as contract } from '#shared/contract/submissions.ts';
import type { Operation } from '#functions/api/operation.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { leaveRelease } from '#functions/data/assignments/leave-release.ts';
import { putComments } from '#functions/data/assignments/marking-comments.ts';
import { filesIn, type Marking, putMarking } from '#functions/data/assignments/markings.ts';
import { submissions, unreleased } from '#functions/data/assignments/submissions.ts';
import { markAll } from '#functions/data/assignments/work-standing.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { SubmissionsDeps } from './deps.ts';
import { doubleWorkOf, writesAt } from './double-work.ts';
import { markableWorkOf, expectCounted, isSeen } from './editable-work.ts';
import { expectMarkingVersion } from './expect-marking-version.ts';
import { idsOf, nameFeedback } from './name-feedback.ts';
import { presentMarking } from './present-marking.ts';
import { shownMarking } from './shown-marking.ts';

/** What its person has seen a mark of is not sent back, nor what they have back already. */
export const returnWork: Operation<typeof contract.return, SubmissionsDeps> = async ({
  actor,
  params: { submissionId },
  body: { version, reason },
  now,
  deps: { table },
}) => {
  const work = await markableWorkOf(table, actor, submissionId);
  const { place, own, before } = work;
  expectCounted(work);
  const doubled = await doubleWorkOf(table, actor, work);
  const { marking: seen, comments: placed } = writesAt(doubled, work);
  await expectMarkingVersion(table, work, { marking: seen, comments: placed }, version);
  if (before?.state === 'returned' || isSeen(before, now)) throw new AppError('submission_locked');
  const marking = found(seen);
  const { choices, points, comment, isLateWaived, files, earned, adjustments, total } = marking;
  const said = { choices, points, comment, isLateWaived, files, earned, adjustments, total };
  const by = { by: actor.userId, at: iso(now) };
  const { items: naming } = await nameFeedback(
    table,
    {
      submissionId,
      userId: actor.userId,
      before: filesIn([...(doubled?.written ?? []), ...(work.marking ? [work.marking] : [])]),
      asked: idsOf(files),
      stays: filesIn(doubled?.written ?? []),
    },
    now,
  );
  const next: Marking = {
    submissionId,
    ...said,
    state: 'draft',
    given: { kind: 'returned', reason, ...said, ...by },
    ...by,
    version: (work.marking?.version ?? 0) + 1,
  };
  const { written = [] } = placed ?? {};
  const comments = { submissionId, written, given: written };
  const returned = unreleased({
    ...before,
    state: 'returned',
    releasedAt: before?.releasedAt ?? null,
  });
  return {
    response: presentMarking(
      { marking: shownMarking(work, next), comments },
      await profiles.names(table, [actor.userId]),
    ),
    items: [
      putMarking(place, next),
      ...naming,
      ...putComments(place, work.comments, comments),
      submissions.put(place, own, submissions.mark(own, submissionId, returned)),
      ...leaveRelease(place.assignmentId, before, now),
      ...markAll(
        work,
        place,
        { judged: { status: 'open', submissionId }, releasedAt: null },
        { ...by, because: { kind: 'returned', submissionId, reason } },
      ),
    ],
  };
};
