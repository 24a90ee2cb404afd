import type { CellChange } from '#shared/schemas/typed-marks.ts';
import type { BookItem, RowMark } from '../types.ts';

/**
 * What brings a cell back to how it was before somebody typed into it.
 * @param before null: there was no mark
 * @param done what was typed
 */
export function undoing(
  { kind }: Pick<BookItem, 'kind'>,
  before: RowMark | null,
  done: CellChange,
): CellChange {
  if (done.do === 'label') return { do: 'label', label: before?.label ?? null };
  if (before?.status === 'excused') return { do: 'excuse' };
  if (done.do === 'excuse') return { do: 'unexcuse' };
  if (before?.status === 'missing') return { do: 'missing' };
  const { points = null, isSet = false } = before ?? {};
  return points !== null && (kind === 'manual' || isSet)
    ? { do: 'points', points }
    : { do: 'clear' };
}
