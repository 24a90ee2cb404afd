import type { CatalogFilters } from '../queries.ts';

/** The filters of the catalogue and their values; in the order in which they are shown. */
export const facets = {
  category: [
    'technology',
    'business',
    'design',
    'marketing',
    'health',
    'languages',
    'arts',
    'science',
  ],
  level: ['beginner', 'intermediate', 'advanced'],
  language: ['en', 'es'],
  duration: ['short', 'medium', 'long'],
  pace: ['selfPaced', 'scheduled'],
  price: ['free', 'paid'],
} as const satisfies { [Name in FacetName]: readonly NonNullable<CatalogFilters[Name]>[] };

export type FacetName = Exclude<keyof CatalogFilters, 'q' | 'sort' | 'teacher'>;

export const facetNames = Object.keys(facets) as FacetName[];

export const sorts = [
  'relevance',
  'newest',
  'start',
  'shortest',
] as const satisfies readonly NonNullable<CatalogFilters['sort']>[];

type FacetKey = {
  [Name in FacetName]: `${Name}.${(typeof facets)[Name][number]}`;
}[FacetName];

/** The name of a value in the texts: `level.beginner`. */
export const facetKey = (name: FacetName, value = '') => `${name}.${value}` as FacetKey;
