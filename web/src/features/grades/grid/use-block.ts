import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { type At, columnNamed } from './use-active-cell.ts';

export type Block = { rows: [number, number]; columns: [number, number] };

const span = (one: number, other: number): [number, number] =>
  one < other ? [one, other] : [other, one];

/** The cells from where somebody began to hold Shift to the one that the keyboard is on; just that one otherwise. */
export function useBlock(
  active: At,
  people: readonly { userId: string }[],
  items: readonly { itemId: string }[],
) {
  const named = (at: At) => ({
    at,
    userId: people[at.row]?.userId,
    column: columnNamed(at.column, items),
  });
  const [held, setHeld] = useState<ReturnType<typeof named> | null>(null);
  const now = held && named(held.at);
  // Where the rows or the columns come in another order, nobody chose what lies between now.
  const anchor =
    held && now?.userId === held.userId && now?.column === held.column ? held.at : null;
  const from = anchor ?? active;
  const block: Block = {
    rows: span(from.row, active.row),
    columns: span(from.column, active.column),
  };
  const hold = (isHeld: boolean) => setHeld(isHeld ? named(from) : null);
  return {
    block,
    /** The columns of a row that are chosen with others; null: none. */
    chosenIn: (row: number): [number, number] | null =>
      anchor && row >= block.rows[0] && row <= block.rows[1] ? block.columns : null,
    onMove: ({ key, shiftKey }: KeyboardEvent) => {
      if (/^(Arrow|Page|Home|End)/.test(key)) hold(shiftKey);
    },
    /** Nothing but the cell that one is on is chosen any more. */
    leave: () => setHeld(null),
    onMouseDown: ({ shiftKey }: MouseEvent) => hold(shiftKey),
  };
}
