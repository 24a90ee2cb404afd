import type { Virtualizer } from '@tanstack/react-virtual';
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

/** Row -1 is the head; column 0 is the name, the last one the total. */
export type At = { row: number; column: number };

type Windows = {
  rows: Virtualizer<HTMLDivElement, Element>;
  columns: Virtualizer<HTMLDivElement, Element>;
};

export type Kept = {
  /** The cell that it was on in a grid before this one; null: there was none. */
  first: At | null;
  /** Told where it was when the grid is taken away. */
  onGone: (at: At) => void;
};

/** How a key moves the active cell; null: it does not. */
function moved(event: KeyboardEvent, at: At, last: At, page: number): At | null {
  const { row, column } = at;
  const toEnd = event.ctrlKey || event.metaKey;
  switch (event.key) {
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'ArrowLeft':
      return { row, column: column - 1 };
    case 'ArrowRight':
      return { row, column: column + 1 };
    case 'PageUp':
      return { row: Math.max(0, row - page), column };
    case 'PageDown':
      return { row: row + page, column };
    case 'Home':
      return { row: toEnd ? 0 : row, column: 0 };
    case 'End':
      return { row: toEnd ? last.row : row, column: last.column };
    default:
      return null;
  }
}

const within = (value: number, from: number, to: number) => Math.max(from, Math.min(to, value));

/** The keys that lead to the last cell of all. */
export const leadsToEnd = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key === 'End' && (ctrlKey || metaKey) && !altKey;

type People = readonly { userId: string }[];
type Items = readonly { itemId: string }[];

/** What a column is, wherever it stands: an item, the name, or the total. */
export const columnNamed = (column: number, items: Items) =>
  column === 0 ? 'name' : (items[column - 1]?.itemId ?? 'total');

const named = (at: At, { people, items }: { people: People; items: Items }) => ({
  at,
  userId: people[at.row]?.userId,
  column: columnNamed(at.column, items),
});

/** Where it stands now; null: it is not among the columns. */
function columnOf(name: string, items: Items): number | null {
  if (name === 'name') return 0;
  if (name === 'total') return items.length + 1;
  const at = items.findIndex(({ itemId }) => itemId === name);
  return at === -1 ? null : at + 1;
}

/**
 * The one cell of a grid that the keyboard is on: arrows, Home, End, and by pages, as the pattern of grids asks
 * (https://www.w3.org/WAI/ARIA/apg/patterns/grid/). It stays in the page while it is scrolled out of sight, with its
 * person where the rows come in another order or others are among them, and with its item where the columns do.
 * @param people the ids of the rows
 * @param items those of the columns between the name and the total
 */
export function useActiveCell(
  grid: RefObject<HTMLDivElement | null>,
  last: At,
  { first, onGone }: Kept,
  people: People,
  items: Items,
) {
  const shown = useRef({ people, items });
  useEffect(() => {
    shown.current = { people, items };
  }, [people, items]);
  const [asked, setAsked] = useState(() =>
    named(first ?? { row: last.row >= 0 ? 0 : -1, column: 0 }, { people, items }),
  );
  const setActive = useCallback((at: At) => setAsked(named(at, shown.current)), []);
  const { at, userId } = asked;
  const isElsewhere = userId !== undefined && people[at.row]?.userId !== userId;
  const row = isElsewhere ? people.findIndex((one) => one.userId === userId) : at.row;
  const active = {
    // Whoever is in their place, where they are not among the rows.
    row: within(isElsewhere && row === -1 ? at.row : row, -1, last.row),
    column: within(columnOf(asked.column, items) ?? at.column, 0, last.column),
  };
  const latest = useRef(active);
  useEffect(() => {
    latest.current = active;
  });
  useEffect(() => () => onGone(latest.current), [onGone]);
  const takesFocus = useRef(false);
  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    grid.current
      ?.querySelector<HTMLElement>(`[data-at="${active.row}:${active.column}"]`)
      ?.focus({ preventScroll: true });
    // The grid scrolls to its cell, and the page to the grid (WCAG 2.4.11).
    grid.current?.scrollIntoView({ block: 'nearest' });
  }, [grid, asked, active.row, active.column]);
  function moveTo(next: At, { rows, columns }: Windows) {
    const to = {
      row: within(next.row, -1, last.row),
      column: within(next.column, 0, last.column),
    };
    takesFocus.current = true;
    setActive(to);
    if (to.row >= 0) rows.scrollToIndex(to.row);
    if (to.column > 0 && to.column < last.column) columns.scrollToIndex(to.column - 1);
    if (to.column === 1) columns.scrollToOffset(0);
  }
  return {
    active,
    setActive,
    /** Whoever reads the page aloud can put the focus into any cell that is there. */
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const [row, column] = target.dataset['at']?.split(':').map(Number) ?? [];
      if (row !== undefined && column !== undefined) setActive({ row, column });
    },
    moveTo,
    onKeyDown(event: KeyboardEvent, windows: Windows) {
      const page = Math.max(1, Math.floor((windows.rows.scrollRect?.height ?? 400) / 60));
      const next = moved(event, active, last, page);
      if (!next || event.altKey) return;
      event.preventDefault();
      moveTo(next, windows);
    },
  };
}
