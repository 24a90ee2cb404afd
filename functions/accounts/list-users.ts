import type { accounts as contract } from '#shared/contract/accounts.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { people, wantedIn } from '#functions/data/people.ts';
import { profiles } from '#functions/data/profiles.ts';
import type { Table } from '#functions/data/table.ts';
import { presentAllInForce } from './present-in-force.ts';

/** The rows say who; what is shown is read from the people themselves. */
async function found(table: Table, wanted: string[], page: Parameters<typeof people.search>[2]) {
  const { items, last } = await people.search(table, wanted, page);
  const known = await profiles.byId(
    table,
    items.map(({ userId }) => userId),
  );
  return { items: items.flatMap(({ userId }) => known.get(userId) ?? []), last };
}

export const listUsers: Operation<typeof contract.listUsers, BaseDeps> = async ({
  query,
  page,
  now,
  deps,
}) => {
  const wanted = wantedIn(query.q ?? '');
  const { items, last } =
    wanted.length > 0
      ? await found(deps.table, wanted, page)
      : await profiles.list(deps.table, page);
  return {
    items: await presentAllInForce(items, now, deps),
    nextCursor: page.cursor(last),
  };
};
