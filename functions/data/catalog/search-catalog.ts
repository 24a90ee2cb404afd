import { categories, levels } from '#shared/schemas/courses.ts';
import { languages } from '#shared/schemas/text.ts';
import type { CatalogDocument } from './catalog-document.ts';
import type { CatalogIndex } from './catalog-index.ts';

export type CatalogFilter = {
  q: string | undefined;
  category: CatalogDocument['category'] | undefined;
  level: CatalogDocument['level'] | undefined;
  language: CatalogDocument['languages'][number] | undefined;
};

type Window = { limit: number; start: Record<string, unknown> | undefined };

/** Best match first; without words, newest first. All words must be met, and if none meets all, any. */
function matching({ newestFirst, search }: CatalogIndex, q: string | undefined): CatalogDocument[] {
  if (q === undefined) return newestFirst;
  const byId = new Map(newestFirst.map((document) => [document.courseId, document]));
  const all = search.search(q, { combineWith: 'AND' });
  const hits = all.length > 0 ? all : search.search(q, { combineWith: 'OR' });
  return hits.flatMap(({ id }) => byId.get(String(id)) ?? []);
}

type Facet = 'category' | 'level' | 'language';

const passes: Record<Facet, (document: CatalogDocument, filter: CatalogFilter) => boolean> = {
  category: ({ category }, filter) => filter.category === undefined || filter.category === category,
  level: ({ level }, filter) => filter.level === undefined || filter.level === level,
  language: (document, { language }) =>
    language === undefined || document.languages.includes(language),
};
const facetNames = Object.keys(passes) as Facet[];

/** Counts of a facet follow the other facets, not itself: they tell what a change of it would give. */
function counts<V extends string>(
  documents: CatalogDocument[],
  filter: CatalogFilter,
  facet: Facet,
  values: readonly V[],
  has: (document: CatalogDocument, value: V) => boolean,
) {
  const others = facetNames.filter((name) => name !== facet);
  const left = documents.filter((document) =>
    others.every((name) => passes[name](document, filter)),
  );
  return values
    .map((value) => ({ value, count: left.filter((document) => has(document, value)).length }))
    .filter(({ count }) => count > 0);
}

/** Behind the course that the page before ended with; where that is gone, those behind it have moved up. */
function beginning(listed: CatalogDocument[], start: Window['start']): number {
  if (!start) return 0;
  const at = listed.findIndex(({ courseId }) => courseId === start.courseId);
  return at === -1 ? Number(start.shown) - 1 : at + 1;
}

/** A page of the catalogue with true counts. `start` is the `last` of the page before. */
export function searchCatalog(
  index: CatalogIndex,
  filter: CatalogFilter,
  { limit, start }: Window,
) {
  const found = matching(index, filter.q);
  const listed = found.filter((document) =>
    facetNames.every((name) => passes[name](document, filter)),
  );
  const from = beginning(listed, start);
  const documents = listed.slice(from, from + limit);
  const more = from + limit < listed.length;
  return {
    documents,
    total: listed.length,
    last: more ? { courseId: documents.at(-1)?.courseId, shown: from + limit } : null,
    facets: {
      category: counts(
        found,
        filter,
        'category',
        categories,
        (one, value) => one.category === value,
      ),
      level: counts(found, filter, 'level', levels, (one, value) => one.level === value),
      language: counts(found, filter, 'language', languages, (one, value) =>
        one.languages.includes(value),
      ),
    },
  };
}
