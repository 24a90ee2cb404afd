import type { CellChange } from '#shared/schemas/typed-marks.ts';
import { type Column, isFolded } from '../grid/columns.ts';
import type { BookItem, Row, RowMark } from '../types.ts';

/** The cells of a spreadsheet as its program puts them on the clipboard. */
export const blockOf = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));

export type PastedCell = {
  row: Row;
  item: BookItem;
  before: RowMark | null;
  text: string;
  /** null: nobody knows what was meant. */
  change: CellChange | null;
};

type Onto = {
  rows: readonly Row[];
  columns: readonly Column[];
  /** Where its first cell goes. */
  at: { row: number; column: number };
  read: (text: string, item: BookItem, before: RowMark | null) => CellChange | null;
};

/** Where each cell of a block goes; those that are empty, that are that already, or that have no place are counted. */
export function placed(block: readonly string[][], { rows, columns, at, read }: Onto) {
  const cells: PastedCell[] = [];
  const left = { outside: 0, hidden: 0, same: 0 };
  for (const [down, line] of block.entries())
    for (const [across, text] of line.entries()) {
      const row = rows[at.row + down];
      const item = columns[at.column + across];
      if (text.trim() === '') continue;
      if (!row || !item || isFolded(item)) left.outside += 1;
      else if (item.isHidden) left.hidden += 1;
      else {
        const before = row.marks.find(({ itemId }) => itemId === item.itemId) ?? null;
        const change = read(text, item, before);
        if (isThat(before, change)) left.same += 1;
        else cells.push({ row, item, before, text: text.trim(), change });
      }
    }
  return { cells, left };
}

/** Whether a cell is already what somebody types into it. */
export function isThat(mark: RowMark | null, change: CellChange | null): boolean {
  if (change?.do === 'points') return mark?.status === 'marked' && mark.points === change.points;
  if (change?.do === 'excuse') return mark?.status === 'excused';
  if (change?.do === 'unexcuse') return mark?.status !== 'excused';
  if (change?.do === 'clear') return mark === null;
  return change?.do === 'missing' && mark?.status === 'missing';
}
