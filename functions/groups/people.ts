import type { groups as contract } from '#shared/contract/groups.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { memberships } from '#functions/data/groups/memberships.ts';
import { roster } from '#functions/data/rosters/roster.ts';
import { editableSet } from './load-set.ts';

/** A page of the roster with where each is in a set; of those who are in no group it may hold fewer than the page. */
export const listPeople: Operation<typeof contract.listPeople, BaseDeps> = async ({
  actor,
  params,
  query: { without },
  page,
  deps: { table },
}) => {
  await editableSet(table, actor, params);
  const { items, last } = await roster.list(table, params.courseId, 'active', 'name', {
    ...page,
    newestFirst: false,
  });
  const [names, placed] = await Promise.all([
    profiles.names(
      table,
      items.flatMap(({ userId, name }) => (name === undefined ? [userId] : [])),
    ),
    items.length === 0
      ? []
      : memberships.some(
          table,
          items.map(({ userId }) => ({ ...params, userId })),
        ),
  ]);
  const people = items.map(({ userId, name }) => ({
    userId,
    name: name ?? names.get(userId) ?? '',
    groupId: placed.find((one) => one.userId === userId)?.groupId ?? null,
  }));
  return {
    items: without ? people.filter(({ groupId }) => groupId === null) : people,
    nextCursor: page.cursor(last),
  };
};
