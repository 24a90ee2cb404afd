import type { submissions as contract } from '#shared/contract/submissions.ts';
import type { Operation } from '#functions/api/operation.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { extensions } from '#functions/data/assignments/extensions.ts';
import { groups } from '#functions/data/groups/groups.ts';
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
  const found = await groups.some(
    table,
    items.flatMap(({ courseId, group }) => (group ? [{ courseId, ...group }] : [])),
  );
  const shown = items.map((one) => {
    const group = found.find(({ groupId }) => groupId === one.group?.groupId) ?? null;
    // Whoever it was asked for may have left the group since.
    const [first] = Object.keys(group?.members ?? {});
    const isIn = !group || group.members[one.userId] !== undefined;
    return { group, one: isIn ? one : { ...one, userId: first ?? one.userId } };
  });
  const people = shown.flatMap(({ one: { userId, by } }) => [userId, by]);
  const names = await profiles.names(table, [...new Set(people)]);
  return {
    items: shown.map(({ group, one }) => presentExtension(one, names, group)),
    nextCursor: page.cursor(last),
  };
};
