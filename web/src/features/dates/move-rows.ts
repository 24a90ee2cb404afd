import { type Calendar, movedDay } from '#shared/policies/moved-day.ts';
import { dateKey, dayIn } from './dated-rows.ts';
import type { DatedRow, Days } from './types.ts';

/**
 * All days of some rows, moved by as many.
 * @returns `outside`: the first that would lie before the first day of the course, or further than a course can be long;
 * then none moves
 */
export function moveRows(
  rows: readonly DatedRow[],
  days: Days,
  by: number,
  calendar: Calendar,
): { days: Days } | { outside: DatedRow } {
  const next: Record<string, number> = { ...days };
  for (const row of rows)
    for (const date of row.dates) {
      const moved = movedDay(dayIn(days, row, date), by, calendar);
      if (moved === null) return { outside: row };
      next[dateKey(row, date.name)] = moved;
    }
  return { days: next };
}
