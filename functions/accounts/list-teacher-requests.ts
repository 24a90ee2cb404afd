import type { accounts as contract } from '#shared/contract/accounts.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { teacherRequests } from '#functions/data/accounts/teacher-requests.ts';
import { presentRequest } from './present.ts';

export const listTeacherRequests: Operation<
  typeof contract.listTeacherRequests,
  BaseDeps
> = async ({ query, page, deps }) => {
  const { items, last } = await teacherRequests.list(deps.table, query.state, page);
  const people = await profiles.byId(
    deps.table,
    items.map(({ userId }) => userId),
  );
  return {
    items: items.map((request) => presentRequest(request, people.get(request.userId))),
    nextCursor: page.cursor(last),
  };
};
