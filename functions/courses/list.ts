import type { courses as contract } from '#shared/contract/courses.ts';
import type { Operation } from '#functions/api/operation.ts';
import { searchCatalog } from '#functions/data/catalog/search-catalog.ts';
import { profiles } from '#functions/data/profiles.ts';
import { statsOf } from '#functions/data/stats.ts';
import type { CoursesDeps } from './deps.ts';
import { presentCard } from './present.ts';

/** The search itself runs in memory; the table is asked for the counts and the teachers of this page alone. */
export const list: Operation<typeof contract.list, CoursesDeps> = async ({
  query,
  page,
  now,
  deps,
}) => {
  const { q, category, level, language } = query;
  const catalog = await deps.catalog.current(now);
  const result = searchCatalog(catalog, { q, category, level, language }, page);
  const [stats, names] = await Promise.all([
    statsOf(
      deps.table,
      result.documents.map(({ courseId }) => courseId),
    ),
    profiles.names(
      deps.table,
      result.documents.map(({ ownerId }) => ownerId),
    ),
  ]);
  return {
    items: result.documents.map((document) =>
      presentCard(document, stats(document.courseId), names),
    ),
    nextCursor: page.cursor(result.last),
    total: result.total,
    facets: result.facets,
  };
};
