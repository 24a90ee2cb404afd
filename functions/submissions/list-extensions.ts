import type { submissions as contract } from '#shared/contract/submissions.ts';
import type { Operation } from '#functions/api/operation.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { extensions } from '#functions/data/assignments/extensions.ts';
import type { SubmissionsDeps } from './deps.ts';
import { editableAssignmentOf } from './editable-assignment.ts';
import { presentExtension } from './present-extension.ts';

export const listExtensions: Operation<typeof contract.listExtensions, SubmissionsDeps> = async ({
  actor,
  params,
  page,
  deps: { table },
}) => {
  await editableAssignmentOf(table, actor, params);
  const { items, last } = await extensions.list(table, params.assignmentId, page);
  const people = items.flatMap(({ userId, by }) => [userId, by]);
  const names = await profiles.names(table, [...new Set(people)]);
  return {
    items: items.map((one) => presentExtension(one, names)),
    nextCursor: page.cursor(last),
  };
};
