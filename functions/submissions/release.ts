import type { submissions as contract } from '#shared/contract/submissions.ts';
import type { Operation } from '#functions/api/operation.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { marksReleases } from '#functions/data/assignments/marks-releases.ts';
import { submission } from '#functions/data/assignments/submission.ts';
import { later } from '#functions/data/courses/stats.ts';
import type { Table } from '#functions/data/table/table.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { SubmissionsDeps } from './deps.ts';
import { type AssignmentPlace, editableAssignmentOf } from './editable-assignment.ts';
import { presentRelease } from './present-release.ts';

/** @throws AppError `not_found` where one of them is of another assignment: then nothing is released (case 17) */
async function expectOf(table: Table, { courseId, assignmentId }: AssignmentPlace, ids: string[]) {
  const places = await submission.addresses(table, ids);
  const own = places.filter(
    (one) => one.courseId === courseId && one.assignmentId === assignmentId,
  );
  if (own.length < ids.length) throw new AppError('not_found');
}

export const release: Operation<typeof contract.release, SubmissionsDeps> = async ({
  actor,
  params,
  body: { submissionIds, at, of },
  now,
  deps: { table, ids },
}) => {
  await editableAssignmentOf(table, actor, params);
  const some = submissionIds && [...new Set(submissionIds)];
  const [names, moved] = await Promise.all([
    profiles.names(table, [actor.userId]),
    of === undefined ? null : marksReleases.get(table, params.assignmentId, of).then(found),
    some && expectOf(table, params, some),
  ]);
  // What it has not come to yet would be planned by it afterwards.
  if (moved?.state === 'running') throw new AppError('busy', { retryAfterSeconds: 1 });
  const begun = {
    releaseId: ids.ulid(now),
    ...params,
    submissionIds: some ?? moved?.submissionIds ?? null,
    ...(of !== undefined && { of }),
    // What is past is now: nobody can have seen it before.
    releasedAt: at === 'withheld' ? null : later(iso(now), at),
    by: actor.userId,
    at: iso(now),
    state: 'running' as const,
    from: null,
    done: 0,
    released: 0,
    step: 1,
  };
  return { response: presentRelease(begun, names), items: [marksReleases.begin(begun)] };
};
