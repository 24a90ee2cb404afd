import type { submissions as contract } from '#shared/contract/submissions.ts';
import type { Operation } from '#functions/api/operation.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { marksReleases } from '#functions/data/assignments/marks-releases.ts';
import type { SubmissionsDeps } from './deps.ts';
import { editableAssignmentOf } from './editable-assignment.ts';
import { presentRelease } from './present-release.ts';

export const listReleases: Operation<typeof contract.listReleases, SubmissionsDeps> = async ({
  actor,
  params,
  page,
  deps: { table },
}) => {
  await editableAssignmentOf(table, actor, params);
  const { items, last } = await marksReleases.list(table, params.assignmentId, page);
  const names = await profiles.names(table, [...new Set(items.map(({ by }) => by))]);
  return {
    items: items.map((one) => presentRelease(one, names)),
    nextCursor: page.cursor(last),
  };
};
