import type { BookItem } from '#shared/grading/book.ts';
import type { CellResult } from '#shared/schemas/typed-marks.ts';
import { rowMarkOf } from '#functions/data/grades/grade-rows.ts';
import type { DecidedCell } from '#functions/data/grades/type-cells.ts';
import { presentCell } from './present-row.ts';

/** What became of a cell, with the mark as the grid shows it. */
export function presentDecided(
  { before: _, mark, ...decided }: DecidedCell,
  items: readonly Pick<BookItem, 'itemId' | 'closesAt'>[],
  now: number,
): CellResult {
  const row = mark && rowMarkOf(mark);
  const closesAt = items.find(({ itemId }) => itemId === decided.itemId)?.closesAt ?? null;
  return { ...decided, mark: row && presentCell(row, closesAt, now) };
}
