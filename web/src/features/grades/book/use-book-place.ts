import { useSearchParams } from 'react-router-dom';
import { addressOf, conditionsOf, type Place, placeIn } from '../views/place-address.ts';
import type { RowQuery } from './queries.ts';

export const bookOrders = ['name_asc', 'name_desc', 'total_desc', 'total_asc'] as const;

/** What the address says of a book: whom it shows, in which order, and which columns. */
export function useBookPlace() {
  const [params, setParams] = useSearchParams();
  const place = placeIn(params);
  const { group, where, category } = place;
  const q = params.get('q')?.trim().slice(0, 60) ?? '';
  const [sort, direction] = place.sort.split('_') as [string, 'asc' | 'desc'];
  const query: RowQuery = {
    sort,
    order: direction,
    ...(group !== null && { group }),
    ...(group === null && q !== '' && { q }),
    ...(where !== null && { where }),
  };
  const go = (next: URLSearchParams) =>
    setParams(next, { replace: true, preventScrollReset: true });
  /** Looks at it otherwise; the word that is looked for stays, unless another is said. */
  const change = ({ q: word = q, ...changes }: Partial<Place> & { q?: string }) => {
    const next = addressOf({ ...place, ...changes });
    if (word !== '') next.set('q', word);
    go(next);
  };
  return {
    q,
    /** What people are in order by (`name`, `total`, or an item), and which way; null: by the word that was found. */
    sorted:
      q !== '' && group === null
        ? null
        : {
            by: sort,
            way: direction === 'desc' ? ('descending' as const) : ('ascending' as const),
          },
    group,
    place,
    query,
    conditions: conditionsOf(place),
    /** null: the columns of all categories. */
    category,
    inPercent: place.as === 'percent',
    isNarrowed: q !== '' || group !== null || where !== null,
    change,
    /** Looks at it just like that: at what was looked for before no more. */
    open: (next: Place) => go(addressOf(next)),
    /** Shows everybody again; columns and order stay. */
    clear: () => change({ q: '', group: null, where: null }),
  };
}
export type BookPlace = ReturnType<typeof useBookPlace>;
