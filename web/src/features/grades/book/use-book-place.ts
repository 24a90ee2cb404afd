import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Book } from '../types.ts';
import {
  addressOf,
  conditionsOf,
  isSamePlace,
  leavesOpen,
  type Place,
  placeIn,
  usualPlace,
  wholeAddressOf,
} from '../views/place-address.ts';
import { rowQueryOf, wordsIn } from '../views/row-query.ts';

const bookOrders = ['name_asc', 'name_desc', 'total_desc', 'total_asc'] as const;

/**
 * What the address says of a book: whom it shows, in which order, and which columns. Where it leaves that open, the book
 * opens with the reader's view, which the address then says too: a link shows the same to whoever gets it.
 */
export function useBookPlace({ opensWith, items }: Pick<Book, 'opensWith' | 'items'>) {
  const [params, setParams] = useSearchParams();
  // As it was when the book was opened: a view that is chosen later turns no book that is open.
  const [first] = useState(opensWith?.place ?? null);
  // Nor does one open it that was taken back meanwhile.
  const toOpen = opensWith && leavesOpen(params) ? first : null;
  useEffect(() => {
    if (toOpen)
      setParams((now) => new URLSearchParams([...now, ...wholeAddressOf(toOpen)]), {
        replace: true,
        preventScrollReset: true,
      });
  }, [toOpen, setParams]);
  const place = toOpen ?? placeIn(params);
  const { group, where, category } = place;
  const q = wordsIn(params);
  const query = rowQueryOf(place, q);
  const { sort = 'name', order = 'asc' } = query;
  // Whose the marks are that are not to be known would be told by the order (case 21).
  const hides = items.some(({ isHidden }) => isHidden);
  const isByName =
    sort === 'total' ? hides : !items.some(({ itemId, isHidden }) => itemId === sort && !isHidden);
  const by = isByName ? 'name' : sort;
  const go = (next: URLSearchParams, replace = false) =>
    setParams(next, { replace, preventScrollReset: true });
  /** Where a view would take its place, also what is usual is said. */
  const said = opensWith ? wholeAddressOf : addressOf;
  /** Looks at it otherwise; the word that is looked for stays, unless another is said. */
  const change = ({ q: word = q, ...changes }: Partial<Place> & { q?: string }) => {
    const next = said({ ...place, ...changes });
    if (word !== '') next.set('q', word);
    // Typing should not fill the history with every letter.
    go(next, Object.keys(changes).length === 0);
  };
  return {
    q,
    /** What people are in order by (`name`, `total`, or an item), and which way; null: by the word that was found. */
    sorted:
      q !== '' && group === null
        ? null
        : {
            by,
            way: order === 'desc' ? ('descending' as const) : ('ascending' as const),
          },
    /** The same as an address says it, and what may be asked for beside the columns. */
    order: `${by}_${order}`,
    orders: bookOrders.filter((one) => !hides || !one.startsWith('total')),
    /** Whether an order by totals is asked for that would tell whose marks are not to be known. */
    hidesOrder: sort === 'total' && hides,
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
    open: (next: Place) => go(said(next)),
    /** The name of the view that the book opens with, where it is looked at so; null: it is not. */
    openedWith:
      opensWith && q === '' && isSamePlace(opensWith.place, place) ? opensWith.name : null,
    /** Shows the whole book as is usual. */
    openWhole: () => go(said(usualPlace)),
    /** Shows everybody again; columns and order stay. */
    clear: () => change({ q: '', group: null, where: null }),
  };
}
export type BookPlace = ReturnType<typeof useBookPlace>;
