import { markedWork } from '#shared/grading/marked-work.ts';
import type { submissions as contract } from '#shared/contract/submissions.ts';
import type { Operation } from '#functions/api/operation.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { expectMarking } from '#functions/data/assignments/expect-marking.ts';
import { leaveRelease } from '#functions/data/assignments/leave-release.ts';
import { putComments } from '#functions/data/assignments/marking-comments.ts';
import {
  filesIn,
  judgedBy,
  type Marking,
  putMarking,
} from '#functions/data/assignments/markings.ts';
import {
  type OneMarking,
  submissions,
  unreleased,
} from '#functions/data/assignments/submissions.ts';
import { markAll } from '#functions/data/assignments/work-standing.ts';
import { pointsOfReviews } from '#functions/data/peer-reviews/reviews-of.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { SubmissionsDeps } from './deps.ts';
import { doubleWorkOf, isApart, writesAt } from './double-work.ts';
import { markableWorkOf, type EditableWork, expectCounted, isSeen } from './editable-work.ts';
import { expectMarkingVersion } from './expect-marking-version.ts';
import { idsOf, nameFeedback } from './name-feedback.ts';
import { presentMarking } from './present-marking.ts';
import { releasedFrom } from './released-from.ts';
import { saveApart } from './save-apart.ts';
import { shownMarking } from './shown-marking.ts';

/** How far the marking is after a save: a draft changes nothing of what was returned, or of what its person sees. */
function nextOf(work: EditableWork, isReady: boolean, now: number): OneMarking {
  const { before } = work;
  if (isReady) return { state: 'marked', ...releasedFrom(work, now) };
  if (before && (before.state === 'returned' || isSeen(before, now))) return before;
  return unreleased({ ...before, state: 'begun', releasedAt: before?.releasedAt ?? null });
}

/** What was given to its person stays given, but for what they were still to see. */
const keptGiven = ({ marking, before }: EditableWork, now: number): Marking['given'] =>
  marking?.given && (marking.given.kind === 'returned' || isSeen(before, now))
    ? marking.given
    : null;

/** The first save keeps its person from submitting again. What is ready becomes the mark, in one transaction with it. */
export const saveMarking: Operation<typeof contract.saveMarking, SubmissionsDeps> = async ({
  actor,
  params: { submissionId },
  body: { version, marking: said, files: asked, isReady },
  now,
  deps: { table },
}) => {
  const work = await markableWorkOf(table, actor, submissionId);
  const { place, assignment, own, one, before, marking, dates } = work;
  const { comments: placed, ...written } = said;
  expectCounted(work);
  const doubled = await doubleWorkOf(table, actor, work);
  await expectMarkingVersion(table, work, writesAt(doubled, work), version);
  expectMarking(written, assignment);
  const reviews = await pointsOfReviews(table, place, assignment);
  const names = await profiles.names(table, [actor.userId]);
  if (doubled) {
    // What they agreed on changes where they open it again.
    if (!isApart(doubled, work)) throw new AppError('submission_locked');
    const saving = { by: actor.userId, marking: said, asked, isReady, reviews, now };
    const { next, releasedAt, items } = await saveApart(table, work, doubled, saving);
    const shown = { marking: shownMarking(work, next), comments: { written: next.comments } };
    return { response: { ...presentMarking(shown, names), releasedAt }, items };
  }
  const when = { dueAt: dates.due.at, submittedAt: Date.parse(one.submittedAt) };
  const comes = markedWork(assignment, written, when, reviews);
  if (isReady && comes.total === null) throw new AppError('marking_incomplete');
  const by = { by: actor.userId, at: iso(now) };
  const state = isReady ? ('ready' as const) : ('draft' as const);
  const kept = isReady ? null : keptGiven(work, now);
  const { files, items: naming } = await nameFeedback(
    table,
    {
      submissionId,
      userId: actor.userId,
      before: marking ? filesIn([marking]) : [],
      asked: asked ?? idsOf(marking?.files),
      stays: kept?.files ?? [],
    },
    now,
  );
  const next: Marking = {
    submissionId,
    ...written,
    files,
    state,
    ...comes,
    given: isReady ? { kind: 'ready', ...written, files, ...comes, ...by } : kept,
    ...by,
    version: (marking?.version ?? 0) + 1,
  };
  const comments = {
    submissionId,
    written: placed,
    given: isReady ? placed : next.given ? (work.comments?.given ?? []) : [],
  };
  const then = nextOf(work, isReady, now);
  const isSame = before?.state === then.state && before.releasedAt === then.releasedAt;
  // A draft that follows a draft, or what its person keeps seeing, is no other mark.
  const isJudged = isReady || (before?.state === 'marked' && then.state !== 'marked');
  return {
    response: {
      ...presentMarking({ marking: shownMarking(work, next), comments }, names),
      releasedAt: then.releasedAt,
    },
    items: [
      putMarking(place, next),
      ...naming,
      ...putComments(place, work.comments, comments),
      isSame
        ? submissions.checkUnchanged(place, own)
        : submissions.put(place, own, submissions.mark(own, submissionId, then)),
      ...(then.releasedAt === null ? leaveRelease(place.assignmentId, before, now) : []),
      ...(isJudged
        ? markAll(
            work,
            place,
            { judged: judgedBy(next), releasedAt: then.releasedAt },
            { ...by, because: { kind: 'judged', submissionId } },
          )
        : []),
    ],
  };
};
