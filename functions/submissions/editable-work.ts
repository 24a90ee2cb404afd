import { canEditCourse } from '#shared/policies/courses.ts';
import type { ContentOf } from '#shared/schemas/blocks.ts';
import type { Actor } from '#functions/api/actor.ts';
import { submission, type SubmissionAddress } from '#functions/data/assignments/submission.ts';
import {
  countedIn,
  type OneMarking,
  type OneSubmission,
  type Submissions,
} from '#functions/data/assignments/submissions.ts';
import { loadWorkStanding, type WorkStanding } from '#functions/data/assignments/work-standing.ts';
import type { Course } from '#functions/data/courses/courses.ts';
import { type Key, keys } from '#functions/data/keys.ts';
import type { BlockHead } from '#functions/data/lessons/outline.ts';
import type { Table } from '#functions/data/table/table.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { expectMarker } from '#functions/api/expect-marker.ts';

/** What every route of a submission reads by its address: with the profile, in one request. */
export const editableWorkKeys = ({ submissionId }: { submissionId: string }): Key[] => [
  keys.submissionAddress(submissionId),
];

export type EditableWork = WorkStanding & {
  place: SubmissionAddress;
  course: Course;
  block: BlockHead;
  assignment: ContentOf<'assignment'>;
  own: Submissions;
  one: OneSubmission;
  /** How far its marking is; null: nobody has begun. */
  before: OneMarking | null;
};

async function workOf(table: Table, submissionId: string): Promise<EditableWork> {
  const place = found(await submission.address(table, submissionId));
  const standing = await loadWorkStanding(table, place, place.number);
  const course = found(standing.course);
  const own = found(standing.own);
  const one = own.submissions.find((other) => other.submissionId === submissionId);
  return {
    ...standing,
    place,
    course,
    block: found(standing.block),
    assignment: found(standing.assignment),
    own,
    one: found(one ?? null),
    before: own.markings[submissionId] ?? null,
  };
}

/** A submission with how it stands, for those who may change its course. @throws AppError `not_found` for everybody else */
export async function editableWorkOf(
  table: Table,
  actor: Actor,
  submissionId: string,
): Promise<EditableWork> {
  const work = await workOf(table, submissionId);
  if (!canEditCourse(actor, work.course)) throw new AppError('not_found');
  return work;
}

/** The same also for the markers to whom it was allocated. @throws AppError `not_found` for everybody else */
export async function markableWorkOf(
  table: Table,
  actor: Actor,
  submissionId: string,
): Promise<EditableWork> {
  const work = await workOf(table, submissionId);
  await expectMarker(table, actor, work.course, () => work.own);
  return work;
}

/** @throws AppError `submission_outdated` where a newer one counts, or none does */
export function expectCounted({ own, one }: EditableWork): void {
  if (countedIn(own)?.submissionId !== one.submissionId) throw new AppError('submission_outdated');
}

/** Whether its person may see its mark at an instant (milliseconds). */
export const isSeen = (before: OneMarking | null, now: number): boolean =>
  before?.state === 'marked' && before.releasedAt !== null && Date.parse(before.releasedAt) <= now;
