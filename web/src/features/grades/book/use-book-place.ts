import { useSearchParams } from 'react-router-dom';
import type { RowQuery } from './queries.ts';

export const bookOrders = ['name_asc', 'name_desc', 'total_desc', 'total_asc'] as const;
export type BookOrder = (typeof bookOrders)[number];

const aGroup = /^[0-9A-HJKMNP-TV-Z]{26}\/[0-9A-HJKMNP-TV-Z]{26}$/;

/** What the address says of a book: whom it shows, in which order, and which columns. */
export function useBookPlace() {
  const [params, setParams] = useSearchParams();
  const order = bookOrders.find((one) => one === params.get('sort')) ?? 'name_asc';
  const q = params.get('q')?.trim().slice(0, 60) ?? '';
  const asked = params.get('group') ?? '';
  const group = aGroup.test(asked) ? asked : null;
  const [sort, direction] = order.split('_') as ['name' | 'total', 'asc' | 'desc'];
  const query: RowQuery =
    group !== null ? { group } : { sort, order: direction, ...(q !== '' && { q }) };
  const change = (name: 'q' | 'sort' | 'group' | 'category' | 'as', value: string | null) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete(name);
        if (value) next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    q,
    order,
    group,
    query,
    /** null: the columns of all categories. */
    category: params.get('category'),
    inPercent: params.get('as') === 'percent',
    isNarrowed: q !== '' || group !== null,
    change,
    clear: () => setParams({}, { replace: true, preventScrollReset: true }),
  };
}
