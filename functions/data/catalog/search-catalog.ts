import type { CatalogDocument } from './catalog-document.ts';
import type { CatalogIndex } from './catalog-index.ts';
import { countFacets, narrow, type FacetFilter } from './facets.ts';
import { matching } from './match.ts';
import { inOrder, type CatalogSort } from './order.ts';
import { suggest } from './suggest.ts';

export type CatalogQuery = {
  q?: string | undefined;
  filter: FacetFilter;
  /** Only courses of this teacher. */
  teacher?: string | undefined;
  sort: CatalogSort;
};

type Window = { limit: number; start: Record<string, unknown> | undefined };

/** The most teachers that a page offers to choose from. */
const mostTeachers = 8;

const taughtBy = (teacher: string | undefined) => (documents: CatalogDocument[]) =>
  teacher === undefined ? documents : documents.filter(({ ownerId }) => ownerId === teacher);

/** Lists the teachers of some courses, those with most first; whoever is chosen is among them, also with none. */
function countTeachers(documents: CatalogDocument[], chosen: string | undefined) {
  const found = new Map<string, number>();
  for (const { ownerId } of documents) found.set(ownerId, (found.get(ownerId) ?? 0) + 1);
  const all = [...found]
    .map(([userId, count]) => ({ userId, count }))
    .sort((a, b) => b.count - a.count || (a.userId < b.userId ? -1 : 1));
  const shown = all.slice(0, mostTeachers);
  if (chosen === undefined || shown.some(({ userId }) => userId === chosen)) return shown;
  return [...shown.slice(0, -1), { userId: chosen, count: found.get(chosen) ?? 0 }];
}

/** Behind the course that the page before ended with; where that is gone, those behind it have moved up. */
function beginning(listed: CatalogDocument[], start: Window['start']): number {
  if (!start) return 0;
  const at = listed.findIndex(({ courseId }) => courseId === start.courseId);
  return at === -1 ? Number(start.shown) - 1 : at + 1;
}

/**
 * A page of the catalogue with true counts.
 * @param page.start the `last` of the page before
 * @param now in milliseconds: what has started is no longer yet to start
 */
export function searchCatalog(
  index: CatalogIndex,
  { q, filter, teacher, sort }: CatalogQuery,
  { limit, start }: Window,
  now: number,
) {
  const found = matching(index, q);
  const narrowed = narrow(found.documents, filter);
  const theirs = taughtBy(teacher);
  const listed = inOrder(theirs(narrowed.passing), sort, now);
  const from = beginning(listed, start);
  const documents = listed.slice(from, from + limit);
  const more = from + limit < listed.length;
  return {
    documents,
    total: listed.length,
    last: more ? { courseId: documents.at(-1)?.courseId, shown: from + limit } : null,
    facets: countFacets(narrowed, theirs),
    teachers: countTeachers(narrowed.passing, teacher),
    corrected: found.corrected,
    matched: [...new Set(documents.flatMap(({ courseId }) => found.termsOf(courseId)))],
    suggestions:
      // If only the filters leave nothing over, the words are not at fault.
      q !== undefined && found.documents.length === 0
        ? suggest(
            index,
            q,
            (other) => narrow(theirs(matching(index, other).documents), filter).passing,
          )
        : [],
  };
}
