import type { courses as contract } from '#shared/contract/courses.ts';
import type { Operation } from '#functions/api/operation.ts';
import { cardFactsOf } from '#functions/data/card-facts.ts';
import { searchCatalog } from '#functions/data/catalog/search-catalog.ts';
import type { PublicDeps } from './deps.ts';
import { cardPresenter } from './present.ts';

/** The search itself runs in memory; the table is asked for the counts and the teachers of this page alone. */
export const list: Operation<typeof contract.list, PublicDeps> = async ({
  query,
  page,
  now,
  deps,
}) => {
  const { q, sort, limit: _, cursor: __, ...filter } = query;
  const catalog = await deps.catalog.current(now);
  const { documents, last, ...result } = searchCatalog(catalog, { q, sort, filter }, page, now);
  const facts = await cardFactsOf(deps.table, documents);
  return {
    ...result,
    items: documents.map(cardPresenter({ now, deps }, facts)),
    nextCursor: page.cursor(last),
  };
};
