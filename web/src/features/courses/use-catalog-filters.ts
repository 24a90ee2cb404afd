import { useSearchParams } from 'react-router-dom';
import type { CatalogFilters } from './queries.ts';

const names = ['q', 'category', 'level', 'language'] as const;

export type FilterName = (typeof names)[number];

/** The catalogue's filters, kept in the address so that a view can be shared and gone back to. */
export function useCatalogFilters() {
  const [params, setParams] = useSearchParams();
  const filters = Object.fromEntries(
    names.flatMap((name) => (params.get(name)?.trim() ? [[name, params.get(name)?.trim()]] : [])),
  ) as CatalogFilters;
  const change = (name: FilterName, value: string) =>
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
  return { filters, change, clear: () => setParams({}), any: Object.keys(filters).length > 0 };
}
