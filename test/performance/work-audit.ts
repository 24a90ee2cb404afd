import { isDeepStrictEqual } from 'node:util';
import { assignmentMark } from '#shared/grading/assignment-mark.ts';
import { withDecisions } from '#shared/grading/by-hand.ts';
import { judgedBy, markingRecord } from '#functions/data/assignments/markings.ts';
import { submissionRecord } from '#functions/data/assignments/submission.ts';
import { groupWorkRecord } from '#functions/data/assignments/group-works.ts';
import { markersList } from '#functions/data/assignments/submission-rows.ts';
import {
  countedIn,
  type MarkerSeat,
  membersIn,
  type Submissions,
  submissionsRecord,
} from '#functions/data/assignments/submissions.ts';
import { type Key, keys, submitter } from '#functions/data/keys.ts';
import { markRecord } from '#functions/data/marks/marks.ts';
import type { Item } from '#functions/data/table/table.ts';

const nameOf = ({ pk, sk }: Key) => `${pk} ${sk}`;

/** All that was written of work on assignments, by what it is of. */
function partsOf(items: Item[]) {
  const of = (entity: string) => items.filter((item) => item.entity === entity);
  const byId = (entity: string) =>
    new Map(of(entity).map((item) => [String(item.submissionId), item]));
  return {
    own: of('Submissions'),
    submissions: byId('Submission'),
    addresses: byId('SubmissionAddress'),
    markings: byId('Marking'),
    marks: of('Mark'),
    changes: of('MarkChange'),
    releases: of('MarksRelease'),
    allocations: of('Allocation'),
    groupWorks: of('GroupWork'),
    markers: of('CourseMarker'),
    rows: new Set(of('SubmissionRow').map((row) => nameOf(row as Item & Key))),
  };
}
type Parts = ReturnType<typeof partsOf>;

/** Each submission that is listed is there with its address, and says the same of itself. */
function auditListed(own: Item, { submissions, addresses }: Parts): string[] {
  const { submissions: listed } = submissionsRecord.parse(own);
  return listed.flatMap(({ submissionId, number, submittedAt }, at) => {
    const item = submissions.get(submissionId);
    if (!item || !addresses.has(submissionId)) return [`${submissionId}: is listed, and not there`];
    const there = submissionRecord.parse(item);
    return number === at + 1 && there.number === number && there.submittedAt === submittedAt
      ? []
      : [`${submissionId}: says something else of itself than its list`];
  });
}

/** The status of a mark that follows from how far the marking of what counts is, before it is ready. */
const statusOf = { begun: 'waiting', marked: 'waiting', returned: 'open' } as const;

/** The mark of one for whom it was handed in follows from what counts and how it was marked, and each version of it was noted. */
function auditMark(
  own: Item,
  work: Submissions,
  userId: string,
  { marks, changes, markings }: Parts,
): string[] {
  const isOf = ({ pk, courseId, itemId }: Item) =>
    pk === submitter.person(userId) && courseId === own.courseId && itemId === own.assignmentId;
  const counted = countedIn(work);
  const item = marks.find(isOf);
  if (!counted) return item ? [`${String(own.sk)}: nothing counts, and there is a mark`] : [];
  const name = counted.submissionId;
  if (!item) return [`${name}: counts, and has no mark`];
  const mark = markRecord.parse(item);
  const faults: string[] = [];
  const state = work.markings[name];
  if (!('submissionId' in mark.source) || mark.source.submissionId !== name)
    faults.push('its mark is of another');
  const marking = markings.get(name);
  if ((state !== undefined) !== (marking !== undefined)) faults.push('is half begun to be marked');
  const judged =
    state?.state === 'marked' && marking ? judgedBy(markingRecord.parse(marking)) : null;
  // What somebody decided in the gradebook stands over what the marking comes to.
  const wanted = withDecisions(mark, {
    ...assignmentMark(
      judged ?? { status: state ? statusOf[state.state] : 'waiting', submissionId: name },
    ),
    releasedAt: judged && state?.state === 'marked' ? state.releasedAt : mark.releasedAt,
  });
  if (mark.status !== wanted.status)
    faults.push(`is ${state?.state ?? 'not begun'}, and its mark ${mark.status}`);
  if (!isDeepStrictEqual([mark.points, mark.releasedAt], [wanted.points, wanted.releasedAt]))
    faults.push(`its mark says ${mark.points}, and its marking ${wanted.points}`);
  const noted = changes.filter(isOf).map((change) => Number(change.version));
  if (noted.length !== mark.version || Math.max(...noted) !== mark.version)
    faults.push(`its mark is at version ${mark.version}, of which ${noted.length} were noted`);
  return faults.map((fault) => `${name}: ${fault}`);
}

/** Of a group's work, the marks of all who handed it in; each of them finds it by what they handed in last. */
function auditMarks(own: Item, parts: Parts): string[] {
  const work = submissionsRecord.parse(own);
  const { group, courseId, assignmentId } = work;
  // Nobody has a mark of what a group only works at.
  if (group && !work.team)
    return countedIn(work) ? [`${String(own.sk)}: counts, and names nobody who handed it in`] : [];
  const lost = membersIn(work).filter((userId) => {
    const isTheirs = (one: Item) =>
      one.pk === submitter.person(userId) &&
      one.courseId === courseId &&
      one.assignmentId === assignmentId;
    const found = parts.groupWorks.find(isTheirs);
    const said = found && groupWorkRecord.parse(found);
    return said?.group.groupId !== group?.groupId || said?.number !== work.submissions.length;
  });
  return [
    ...membersIn(work).flatMap((userId) => auditMark(own, work, userId, parts)),
    ...(group ? lost.map((userId) => `${userId}: does not find what they handed in`) : []),
  ];
}

/** What was allocated to somebody who marks still is in their list, is not their own, and is no more than two people's. */
function auditAllocation(own: Item, { markers, rows }: Parts): string[] {
  const work = submissionsRecord.parse(own);
  const counted = countedIn(work);
  if (!counted) return [];
  const { submissionId, submittedAt } = counted;
  const seats = work.allocation?.markers ?? [];
  const isThere = (seat: MarkerSeat) =>
    markers.some(
      (one) =>
        one.courseId === work.courseId && one.userId === seat.userId && one.seat === seat.seat,
    );
  const isListed = (userId: string) =>
    rows.has(
      nameOf(keys.submissionRow(work.assignmentId, markersList(userId), submittedAt, submissionId)),
    );
  const sitting = new Set(seats.filter(isThere).map(({ userId }) => userId));
  const everybody = markers
    .filter(({ courseId }) => courseId === work.courseId)
    .map(({ userId }) => String(userId));
  return [
    ...(seats.length > 2 ? ['is allocated to more than two'] : []),
    ...seats
      .filter(({ userId }) => membersIn(work).includes(userId))
      .map(({ userId }) => `is allocated to ${userId}, whose own it is`),
    ...everybody
      .filter((userId) => isListed(userId) !== sitting.has(userId))
      .map((userId) =>
        sitting.has(userId)
          ? `is allocated to ${userId}, and not in their list`
          : `is in the list of ${userId}, and not allocated to them`,
      ),
  ].map((fault) => `${submissionId}: ${fault}`);
}

/**
 * Looks for half states among the work on assignments of a table that was written to through the API alone.
 * @returns a sentence for each fault
 */
export function auditWork(items: Item[]): string[] {
  const parts = partsOf(items);
  const listed = new Set(
    parts.own.flatMap((own) =>
      submissionsRecord.parse(own).submissions.map(({ submissionId }) => submissionId),
    ),
  );
  return [
    ...parts.own.flatMap((own) => [
      ...auditListed(own, parts),
      ...auditMarks(own, parts),
      ...auditAllocation(own, parts),
    ]),
    ...[...parts.submissions.keys(), ...parts.addresses.keys()]
      .filter((submissionId) => !listed.has(submissionId))
      .map((submissionId) => `${submissionId}: is listed nowhere`),
    ...parts.releases
      .filter(({ state }) => state !== 'done')
      .map(({ releaseId }) => `${String(releaseId)}: did not come to its end`),
    ...parts.allocations
      .filter(({ state }) => state !== 'done')
      .map(({ allocationId }) => `${String(allocationId)}: did not come to its end`),
  ];
}
