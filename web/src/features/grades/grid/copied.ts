import type { BookItem, Row, RowMark } from '../types.ts';
import { type Column, type Folded, isFolded } from './columns.ts';
import type { Block } from './use-block.ts';

type Words = {
  name: (name: string) => string;
  total: (total: Row['total']) => string;
  toType: (mark: RowMark | null, item: BookItem) => string;
  status: (status: 'missing' | 'excused') => string;
  category: (row: Row, column: Folded) => string;
};

/** A cell as a spreadsheet has it, and as it can be typed back. */
function cellText(row: Row, item: BookItem, words: Words): string {
  const mark = row.marks.find(({ itemId }) => itemId === item.itemId) ?? null;
  return mark?.status === 'missing' || mark?.status === 'excused'
    ? words.status(mark.status)
    : words.toType(mark, item);
}

/** A block of the grid as programs for spreadsheets take it from the clipboard: rows as lines, cells between tabs. */
export function copied(
  { rows: [top, bottom], columns: [left, right] }: Block,
  { rows, columns }: { rows: readonly Row[]; columns: readonly Column[] },
  words: Words,
): string {
  const lines = rows.slice(Math.max(0, top), bottom + 1).map((row) =>
    Array.from({ length: right - left + 1 }, (_, at) => {
      const column = left + at;
      const item = columns[column - 1];
      if (column === 0) return words.name(row.name);
      if (!item) return words.total(row.total);
      if (isFolded(item)) return words.category(row, item);
      return item.isHidden ? '' : cellText(row, item, words);
    }).join('\t'),
  );
  return lines.join('\n');
}
