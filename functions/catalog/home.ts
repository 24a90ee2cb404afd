import type { catalog as contract } from '#shared/contract/catalog.ts';
import type { Operation } from '#functions/api/operation.ts';
import { cardFactsOf } from '#functions/data/catalog/card-facts.ts';
import type { CatalogIndex } from '#functions/data/catalog/catalog-index.ts';
import { countFacet } from '#functions/data/catalog/facets.ts';
import { upcoming } from '#functions/data/catalog/order.ts';
import { featured } from '#functions/data/catalog/featured.ts';
import type { PublicDeps } from './deps.ts';
import { cardPresenter } from './present-card.ts';

/** The number of cards in a row of the page. */
const row = 6;

/** The chosen ones that are still published; the newest where there is no choice, or nothing left of it. */
function featuredOf({ newestFirst, byId }: CatalogIndex, courseIds: string[]) {
  const chosen = courseIds.flatMap((courseId) => byId.get(courseId) ?? []);
  return chosen.length > 0 ? chosen : newestFirst.slice(0, row);
}

export const home: Operation<typeof contract.home, PublicDeps> = async ({ now, deps }) => {
  const [index, choice] = await Promise.all([deps.catalog.current(now), featured.get(deps.table)]);
  const courses = index.newestFirst;
  const first = featuredOf(index, choice.courseIds);
  const next = upcoming(courses, now).slice(0, row);
  const facts = await cardFactsOf(deps.table, [...first, ...next]);
  const card = cardPresenter({ actor: null, now, deps }, facts);
  return {
    featured: first.map(card),
    startingNext: next.map(card),
    categories: countFacet(courses, 'category'),
    courses: courses.length,
    teachers: new Set(courses.map(({ ownerId }) => ownerId)).size,
  };
};
