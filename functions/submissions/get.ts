import * as z from 'zod';
import { canEditCourse } from '#shared/policies/courses.ts';
import { markedWork } from '#shared/grading/marked-work.ts';
import type { MarkChange } from '#shared/schemas/marks.ts';
import type { submissionWorkSchema } from '#shared/schemas/submissions.ts';
import type { submissions as contract } from '#shared/contract/submissions.ts';
import type { Operation } from '#functions/api/operation.ts';
import { presentPerson } from '#functions/data/accounts/present-person.ts';
import { fullName, profiles } from '#functions/data/accounts/profiles.ts';
import { datesWith } from '#functions/data/assignments/extensions.ts';
import { feedbackOf } from '#functions/data/assignments/feedback-of.ts';
import { lookRequests, presentLook } from '#functions/data/assignments/look-requests.ts';
import { staffNoteRecord } from '#functions/data/assignments/staff-notes.ts';
import { submission } from '#functions/data/assignments/submission.ts';
import { submissionRows } from '#functions/data/assignments/submission-rows.ts';
import { countedIn, membersIn } from '#functions/data/assignments/submissions.ts';
import { keys } from '#functions/data/keys.ts';
import { pointsIn, reviewsOf } from '#functions/data/peer-reviews/reviews-of.ts';
import { marks } from '#functions/data/marks/marks.ts';
import { standsFor } from '#functions/data/assignments/work-standing.ts';
import { found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { SubmissionsDeps } from './deps.ts';
import { doubleWorkOf, writesAt } from './double-work.ts';
import { type EditableWork, markableWorkOf } from './editable-work.ts';
import { namedIn, presentActs, presentDouble } from './present-double.ts';
import { presentMarking } from './present-marking.ts';
import { presentReceipt } from './present-receipt.ts';
import { presentReview } from './present-review.ts';
import { shownMarking } from './shown-marking.ts';
import { isNamed, presentFacts } from './whose-work.ts';

type Work = z.infer<typeof submissionWorkSchema>;

/** So many changes of a mark are told of. */
const mostChanges = 100;

const becauseOf = {
  judged: 'marked',
  submitted: 'submitted',
  withdrawn: 'withdrawn',
  returned: 'returned',
  released: 'released',
  withheld: 'withheld',
  lookAnswered: 'lookAnswered',
  extended: 'extended',
  excused: 'excused',
  unexcused: 'excused',
} as const;
const isOfWork = (kind: string): kind is keyof typeof becauseOf => kind in becauseOf;

/** What was decided of one person by name. */
const ofOne: string[] = ['extended', 'excused', 'unexcused'];

/**
 * @param isKnown whether those who mark see whose work it is: what its person did would say it, and so would points that
 * were worked out by dates of their own
 */
const presentHistory = (
  changes: MarkChange[],
  members: string[],
  isKnown: boolean,
  names: Map<string, string>,
): Work['history'] =>
  changes.flatMap(({ at, by, because, from, to }) => {
    if (!isOfWork(because.kind)) return [];
    if (!isKnown && (members.includes(by) || ofOne.includes(because.kind))) return [];
    // A change of the assignment itself has none.
    const reason = 'reason' in because && because.reason !== '' ? because.reason : null;
    const person = presentPerson(by, names);
    const points = (a: number | null, b: number | null) =>
      isKnown ? { from: a, to: b } : { from: null, to: null };
    const shownFrom = ('shownFrom' in because && because.shownFrom) || null;
    const what = becauseOf[because.kind];
    return [{ at, by: person, because: what, reason, shownFrom, ...points(from, to) }];
  });

/** A draft comes to what it would come to now; what is ready is as it was when it became so. */
function markingNow(
  marking: ReturnType<typeof writesAt>['marking'],
  { assignment, dates, one }: EditableWork,
  reviews: number[],
) {
  if (!marking || marking.state === 'ready') return marking;
  const when = { dueAt: dates.due.at, submittedAt: Date.parse(one.submittedAt) };
  return { ...marking, ...markedWork(assignment, marking, when, reviews) };
}

/** Of who is not to be known, the dates of everybody: those of one person alone would say who they are. */
function dueOf({ dates }: EditableWork, usual: EditableWork['dates'], isKnown: boolean) {
  const { at, because } = (isKnown ? dates : usual).due;
  return { at: at === null ? null : iso(at), because };
}

/** What its person was told, and by the dates of everybody where theirs would say who they are. */
function shownFeedback(work: EditableWork, told: Work['feedback'], isKnown: boolean) {
  const given = work.marking?.given;
  if (isKnown || !told?.mark || !given) return told;
  const { adjustments, total } = shownMarking(work, given, false);
  return { ...told, mark: { ...told.mark, adjustments, points: total } };
}

/** What is named twice, as it is written and as it was given, is one file. */
const onceEach = <F extends { mediaId: string }>(files: F[]): F[] => [
  ...new Map(files.map((file) => [file.mediaId, file])).values(),
];

export const get: Operation<typeof contract.get, SubmissionsDeps> = async ({
  actor,
  params: { submissionId },
  now,
  deps,
}) => {
  const { table, secret, links } = deps;
  const work = await markableWorkOf(table, actor, submissionId);
  const { place, course, block, assignment, own, one, before, extension, mark } = work;
  const { courseId, assignmentId } = place;
  const members = membersIn(own);
  const userId = standsFor(work.people)?.userId ?? place.userId;
  const whose = { userId, courseId, itemId: assignmentId };
  const [whole, receipts, changes, sums, note, look, reviews, doubled] = await Promise.all([
    submission.get(table, place).then(found),
    submission.receipts(table, place),
    marks.changes(table, whose, { limit: mostChanges }),
    submissionRows.sums(table, assignmentId),
    table.get(staffNoteRecord, keys.staffNote(submissionId)),
    lookRequests.get(table, place),
    assignment.peerReview ? reviewsOf(table, place) : [],
    doubleWorkOf(table, actor, work),
  ]);
  const at = writesAt(doubled, work);
  const marking = markingNow(at.marking, work, pointsIn(reviews));
  const people = await profiles.byId(table, [
    ...new Set([
      ...members,
      ...changes.items.map(({ by }) => by),
      ...(marking ? [marking.by] : []),
      ...namedIn(doubled),
      ...reviews.map(({ task }) => task.reviewerId),
    ]),
  ]);
  const names = new Map([...people.values()].map((one) => [one.userId, fullName(one)]));
  const { startsOn } = course;
  const isKnown = isNamed(assignment, sums, before?.releasedAt ?? null, now);
  const rules = { ...assignment, graceMinutes: assignment.late?.graceMinutes ?? 0 };
  const facts = presentFacts(
    { place, people, own, one, rules, startsOn, extension, isNamed: isKnown, secret },
    actor,
    now,
  );

  const told = shownFeedback(
    work,
    feedbackOf(work, standsFor(work.people)?.mark ?? mark, one.readAt, now),
    isKnown,
  );
  const shown = marking
    ? presentMarking(
        { marking: shownMarking(work, marking, isKnown), comments: at.comments },
        names,
      )
    : null;
  const both = doubled && presentDouble(doubled, work, isKnown, names);
  const given = [shown, told, ...(both?.both ?? [])].flatMap((one) => one?.files ?? []);
  const due = dueOf(work, datesWith(assignment, course, null), isKnown);
  const hidden = isKnown ? null : { alias: facts.alias, dueAt: due.at, isLate: facts.isLate };
  const receipt = presentReceipt(whole, one, hidden);
  return {
    ...facts,
    courseId,
    course: course.title,
    assignmentId,
    assignment: block.title,
    marks: assignment.marking,
    late: assignment.late,
    due,
    receipt,
    text: whole.text,
    selfAssessment: whole.selfAssessment,
    others: receipts
      .map(({ submissionId: id, number, submittedAt }) => ({
        submissionId: id,
        number,
        submittedAt,
      }))
      .toReversed(),
    isOutdated: countedIn(own)?.submissionId !== submissionId,
    marking: shown,
    double: both,
    feedback: told,
    look: presentLook(look),
    note: note?.note ?? '',
    noteVersion: note?.version ?? 0,
    releasedAt: before?.releasedAt ?? null,
    history: [
      ...presentHistory(changes.items, members, isKnown, names),
      ...(doubled ? presentActs(doubled, actor, names) : []),
      // What happened at one instant stays in its order.
    ].toSorted((a, b) => (a.at === b.at ? 0 : a.at < b.at ? 1 : -1)),
    percentOfReviews: assignment.peerReview?.percentOfMark ?? 0,
    reviews: reviews.map((review) =>
      presentReview(review, { place, people, isKnown, secret, now }, actor),
    ),
    links: [...receipt.files, ...onceEach(given)].map((file) => links.linkTo(file, now)),
    can: { edit: canEditCourse(actor, course) },
    now: iso(now),
  };
};
