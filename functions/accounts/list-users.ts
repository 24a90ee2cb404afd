import type { accounts as contract } from '#shared/contract/accounts.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { isListed, isOf, type Facet } from '#functions/data/accounts/people-facets.ts';
import { people, wantedIn } from '#functions/data/accounts/people.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import type { Table } from '#functions/data/table/table.ts';
import { presentAllInForce } from './present-in-force.ts';

type Query = Parameters<typeof listUsers>[0]['query'];
type Page = Parameters<typeof people.search>[2];

/** The list that holds those of a role and a state; null: that of all people, since nearly all of them are so. */
const facetOf = ({ role, state }: Query): Facet | null =>
  [`state:${state ?? 'active'}` as const, `role:${role ?? 'students'}` as const].find(isListed) ??
  null;

/** The rows say who; what is shown, and whether it is still so, is read from the people themselves. */
async function found(table: Table, query: Query, page: Page) {
  const wanted = wantedIn(query.q ?? '');
  const facet = facetOf(query);
  if (wanted.length === 0 && facet === null) {
    const { items, last } = await profiles.list(table, page);
    return { items: items.filter((person) => isOf(person, query)), last };
  }
  const { items, last } =
    wanted.length > 0 || facet === null
      ? await people.search(table, wanted, page)
      : await people.listBy(table, facet, page);
  const ids = items.map(({ userId }) => userId);
  const known = await profiles.byId(table, ids);
  const all = ids.flatMap((userId) => known.get(userId) ?? []);
  return { items: all.filter((person) => isOf(person, query)), last };
}

export const listUsers: Operation<typeof contract.listUsers, BaseDeps> = async ({
  query,
  page,
  now,
  deps,
}) => {
  const { items, last } = await found(deps.table, query, page);
  return {
    items: await presentAllInForce(items, now, deps),
    nextCursor: page.cursor(last),
  };
};
