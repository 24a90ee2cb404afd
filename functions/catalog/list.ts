import type { catalog as contract } from '#shared/contract/catalog.ts';
import type { Operation } from '#functions/api/operation.ts';
import { cardFactsOf } from '#functions/data/catalog/card-facts.ts';
import { searchCatalog } from '#functions/data/catalog/search-catalog.ts';
import type { PublicDeps } from './deps.ts';
import { presentPerson } from '#functions/data/accounts/present-person.ts';
import { cardPresenter } from './present-card.ts';
import { readerOf } from './reader-of.ts';

/** The search itself runs in memory; the table is asked for the counts and the teachers of this page alone. */
export const list: Operation<typeof contract.list, PublicDeps> = async ({
  actor,
  query,
  page,
  now,
  deps,
}) => {
  const { q, sort, teacher, limit: _, cursor: __, ...filter } = query;
  const catalog = await deps.catalog.current(now);
  const asked = { q, sort, filter, teacher };
  const { documents, teachers, last, ...result } = searchCatalog(catalog, asked, page, now);
  const facts = await cardFactsOf(deps.table, documents, {
    others: teachers.map(({ userId }) => userId),
    reader: readerOf(actor, deps),
    now,
  });
  return {
    ...result,
    teachers: teachers.map(({ userId, count }) => ({
      ...presentPerson(userId, facts.names),
      count,
    })),
    items: documents.map(cardPresenter({ actor, now, deps }, facts)),
    nextCursor: page.cursor(last),
  };
};
