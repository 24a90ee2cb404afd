import type { CellResult, RefusedCell } from '#shared/schemas/typed-marks.ts';
import type { Fault, Plan, PlannedRow } from './plan-import.ts';

/** Why a row is not taken, by what the file says or by what the book is. */
export type AnyFault = Fault | Fault<RefusedCell | 'stale'>;

export type Looked = { rows: PlannedRow[]; faults: AnyFault[]; unchanged: number };

/** What is left to be written of a file once the server has looked at its rows: none of which a cell may not be written. */
export function settleLook(
  { rows, faults, unchanged }: Plan,
  answered: ReadonlyMap<string, readonly Pick<CellResult, 'itemId' | 'result' | 'because'>[]>,
  titleOf: (itemId: string) => string,
): Looked {
  const found: AnyFault[] = [];
  const kept = rows.flatMap((row) => {
    const cells = answered.get(row.userId) ?? [];
    const bad = cells.filter(({ result }) => result === 'stale' || result === 'refused');
    found.push(
      ...bad.map(({ itemId, because }) => ({
        line: row.line,
        person: row.name,
        column: titleOf(itemId),
        because: because ?? ('stale' as const),
      })),
    );
    const changing = row.cells.filter(({ itemId }) =>
      cells.some((cell) => cell.itemId === itemId && cell.result === 'written'),
    );
    return bad.length > 0 || changing.length === 0 ? [] : [{ ...row, cells: changing }];
  });
  return {
    rows: kept,
    faults: [...faults, ...found].toSorted((a, b) => a.line - b.line),
    unchanged: unchanged + rows.length - kept.length - new Set(found.map(({ line }) => line)).size,
  };
}
