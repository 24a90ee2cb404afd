import { useSearchParams } from 'react-router-dom';
import type { CatalogFilters } from '../queries.ts';
import { type FacetName, facetNames, facets, sorts } from './facets.ts';

/** A person's id, as the API takes it. */
const personId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The filters in an address; unknown ones are left out. */
export function filtersOf(params: URLSearchParams): CatalogFilters {
  const known = (name: string, values: readonly string[]) => {
    const value = params.get(name);
    return value !== null && values.includes(value) ? [[name, value]] : [];
  };
  const q = params.get('q')?.trim().slice(0, 100);
  const teacher = params.get('teacher') ?? '';
  return Object.fromEntries([
    ...(q ? [['q', q]] : []),
    ...facetNames.flatMap((name) => known(name, facets[name])),
    ...(personId.test(teacher) ? [['teacher', teacher]] : []),
    ...known('sort', sorts),
  ]) as CatalogFilters;
}

/** The catalogue's filters, kept in the address so that a view can be shared and gone back to. */
export function useCatalogFilters() {
  const [params, setParams] = useSearchParams();
  const filters = filtersOf(params);
  const change = (name: FacetName | 'teacher' | 'q' | 'sort', value: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (value.trim() === '') next.delete(name);
        else next.set(name, value.trim());
        return next;
      },
      // Typing should not fill the history with every letter.
      { replace: name === 'q', preventScrollReset: true },
    );
  const chosen = ([...facetNames, 'teacher'] as const).filter(
    (name) => filters[name] !== undefined,
  );
  return {
    filters,
    change,
    /** Everything but the order. */
    clear: () => setParams(filters.sort ? { sort: filters.sort } : {}),
    /** The active filters, as the reader sees them. */
    chosen,
    any: chosen.length > 0 || filters.q !== undefined,
  };
}

export type CatalogState = ReturnType<typeof useCatalogFilters>;
