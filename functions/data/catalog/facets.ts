import { catalogFacets } from '#shared/schemas/courses.ts';
import type * as z from 'zod';
import type { CatalogDocument } from './catalog-document.ts';

export type Facet = keyof typeof catalogFacets;
export type FacetValue<F extends Facet> = z.infer<(typeof catalogFacets)[F]>;

/** The filters of a search; a facet that is left out, or undefined, narrows nothing. */
export type FacetFilter = { [F in Facet]?: FacetValue<F> | undefined };
export type FacetCount<F extends Facet> = { value: FacetValue<F>; count: number };
export type FacetCounts = { [F in Facet]: FacetCount<F>[] };

const durationOf = (hours: number): FacetValue<'duration'> =>
  hours < 10 ? 'short' : hours <= 40 ? 'medium' : 'long';

/** The values of a course in each facet. */
const valuesOf: { [F in Facet]: (document: CatalogDocument) => FacetValue<F>[] } = {
  category: ({ category }) => [category],
  level: ({ level }) => [level],
  language: ({ languages }) => languages,
  duration: ({ effort }) => [durationOf(effort.hours)],
  price: ({ price }) => [price === null ? 'free' : 'paid'],
  pace: ({ startsOn }) => [startsOn === null ? 'selfPaced' : 'scheduled'],
};

const facets = Object.keys(catalogFacets) as Facet[];

const passes = (document: CatalogDocument, facet: Facet, filter: FacetFilter) => {
  const wanted = filter[facet];
  const values: string[] = valuesOf[facet](document);
  return wanted === undefined || values.includes(wanted);
};

/** Counts the courses for each value of a facet, in the order of the contract; a value that none has is left out. */
export function countFacet<F extends Facet>(documents: CatalogDocument[], facet: F) {
  const found = new Map<FacetValue<F>, number>();
  for (const document of documents)
    for (const value of valuesOf[facet](document)) found.set(value, (found.get(value) ?? 0) + 1);
  const inOrder: readonly string[] = catalogFacets[facet].options;
  return [...found]
    .map(([value, count]): FacetCount<F> => ({ value, count }))
    .sort((a, b) => inOrder.indexOf(a.value) - inOrder.indexOf(b.value));
}

/** The courses that are in what every facet was narrowed to, and those that a single facet leaves out. */
export type Narrowed = {
  passing: CatalogDocument[];
  leftOutBy: ReadonlyMap<Facet, CatalogDocument[]>;
};

/** Narrows courses by a filter, in one pass. */
export function narrow(documents: CatalogDocument[], filter: FacetFilter): Narrowed {
  const narrowing = facets.filter((facet) => filter[facet] !== undefined);
  if (narrowing.length === 0) return { passing: documents, leftOutBy: new Map() };
  const passing: CatalogDocument[] = [];
  const leftOutBy = new Map<Facet, CatalogDocument[]>(narrowing.map((facet) => [facet, []]));
  for (const document of documents) {
    const [failed, another] = narrowing.filter((facet) => !passes(document, facet, filter));
    if (failed === undefined) passing.push(document);
    else if (another === undefined) leftOutBy.get(failed)?.push(document);
  }
  return { passing, leftOutBy };
}

/**
 * Counts of a facet follow the other facets, not itself: they tell what a change of it would give.
 * @param among picks the courses that are counted
 */
export function countFacets(
  { passing, leftOutBy }: Narrowed,
  among: (documents: CatalogDocument[]) => CatalogDocument[],
): FacetCounts {
  const counted = among(passing);
  const count = <F extends Facet>(facet: F) => {
    const others = leftOutBy.get(facet);
    return countFacet(others ? [...counted, ...among(others)] : counted, facet);
  };
  return {
    category: count('category'),
    level: count('level'),
    language: count('language'),
    duration: count('duration'),
    price: count('price'),
    pace: count('pace'),
  };
}
