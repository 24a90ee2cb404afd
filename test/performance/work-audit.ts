import { isDeepStrictEqual } from 'node:util';
import { assignmentMark } from '#shared/grading/assignment-mark.ts';
import { withDecisions } from '#shared/grading/by-hand.ts';
import { judgedBy, markingRecord } from '#functions/data/assignments/markings.ts';
import { submissionRecord } from '#functions/data/assignments/submission.ts';
import { countedIn, submissionsRecord } from '#functions/data/assignments/submissions.ts';
import { markRecord } from '#functions/data/marks/marks.ts';
import type { Item } from '#functions/data/table/table.ts';

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

/** Somebody's mark follows from what counts and how it was marked, and each version of it was noted. */
function auditMark(own: Item, { marks, changes, markings }: Parts): string[] {
  const work = submissionsRecord.parse(own);
  const isOf = ({ pk, courseId, itemId }: Item) =>
    pk === own.pk && courseId === own.courseId && itemId === own.assignmentId;
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
    ...parts.own.flatMap((own) => [...auditListed(own, parts), ...auditMark(own, parts)]),
    ...[...parts.submissions.keys(), ...parts.addresses.keys()]
      .filter((submissionId) => !listed.has(submissionId))
      .map((submissionId) => `${submissionId}: is listed nowhere`),
    ...parts.releases
      .filter(({ state }) => state !== 'done')
      .map(({ releaseId }) => `${String(releaseId)}: did not come to its end`),
  ];
}
