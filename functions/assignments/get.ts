import type { assignments as contract } from '#shared/contract/assignments.ts';
import { mostOfRubric } from '#shared/grading/rubric.ts';
import { peerRulesOf } from '#shared/policies/peer-rules.ts';
import { submitRefusal } from '#shared/policies/submit-refusal.ts';
import type { Operation } from '#functions/api/operation.ts';
import { type Assignment, loadAssignment } from '#functions/data/assignments/assignment-view.ts';
import { handingIn } from '#functions/data/assignments/handing-in.ts';
import { countedIn } from '#functions/data/assignments/submissions.ts';
import { blockContents } from '#functions/data/lessons/block-contents.ts';
import { ownReviewsBy } from '#functions/data/peer-reviews/own-reviews.ts';
import { found } from '#functions/platform/app-error.ts';
import { releasedMarks } from '#functions/data/marks/marks.ts';
import { iso } from '#functions/platform/iso.ts';
import type { AssignmentsDeps } from './deps.ts';
import { ownStanding } from '#functions/data/assignments/own-standing.ts';
import { loadPageParts } from './page-parts.ts';
import { presentDate } from './present-date.ts';
import { presentDraft } from './present-draft.ts';
import { presentGroup } from './present-group.ts';
import { presentReceipt } from './present-receipt.ts';
import { withdrawRefusal } from './withdraw.ts';

/** What an assignment asks for; of one that is locked no more than how much it gives. */
function presentAsked({ marking, ...assignment }: Assignment, isLocked: boolean) {
  const { instructions, handIn, late, selfAssessment } = assignment;
  const { statement, passPercent, anonymous } = assignment;
  const most = marking.by === 'points' ? marking.most : mostOfRubric(marking.rubric);
  return {
    instructions: isLocked ? null : instructions,
    handIn,
    late,
    marking: isLocked ? { by: 'points' as const, most } : marking,
    selfAssessment,
    statement: isLocked ? null : statement,
    passPercent,
    anonymous,
  };
}

/** The address names no course: the content of the block, which comes with the profile, says where it is. */
export const get: Operation<typeof contract.get, AssignmentsDeps> = async ({
  actor: { userId },
  params: { assignmentId },
  now,
  deps: { table, links },
}) => {
  const saved = found(await blockContents.get(table, assignmentId));
  const place = { userId, courseId: found(saved.courseId), assignmentId };
  const view = await loadAssignment(table, place);
  const { course, assignment, own, draft, dates } = view;
  const [{ block, locks, receipts, files, pictures, marks }, group, reviews] = await Promise.all([
    loadPageParts(table, view, now),
    presentGroup(table, view),
    assignment.peerReview ? ownReviewsBy(table, userId, now) : null,
  ]);
  const counted = countedIn(own);
  const { state, label } = ownStanding(own, dates, assignment.late?.graceMinutes ?? 0, now);
  const isLocked = locks.length > 0;
  const handedIn = receipts.flatMap((one) => one.files);
  const linked = [...(isLocked ? [] : pictures), ...files, ...handedIn];
  return {
    assignmentId,
    courseId: course.courseId,
    courseTitle: course.title,
    moduleId: block.moduleId,
    title: block.title,
    ...presentAsked(assignment, isLocked),
    attempts: assignment.attempts + (view.extension?.moreAttempts ?? 0),
    opens: presentDate(dates.opens),
    due: presentDate(dates.due),
    closes: presentDate(dates.closes),
    state,
    label,
    draft: draft && presentDraft(draft, files),
    submissions: receipts.map((one) => presentReceipt(one, own)),
    counts: counted?.number ?? null,
    canWithdraw: counted !== null && withdrawRefusal(view, now) === null,
    refusal: submitRefusal(handingIn(view), now),
    locks,
    isExcused: releasedMarks(marks, now).some(({ status }) => status === 'excused'),
    isForGroups: assignment.groups !== null,
    group,
    leftOutOf: view.leftOutOf?.name ?? null,
    peerReview: assignment.peerReview && peerRulesOf(assignment.peerReview),
    reviews: reviews?.get(assignmentId) ?? [],
    links: [...new Map(linked.map((file) => [file.mediaId, file])).values()].map((file) =>
      links.linkTo(file, now),
    ),
    now: iso(now),
  };
};
