import type { KeyboardEvent } from 'react';
import type { CellChange } from '#shared/schemas/typed-marks.ts';
import type { RowMark } from '../types.ts';

export type CellAct =
  | { does: 'undo' }
  | { does: 'open' }
  /** `text`: what it begins with; null: with what stands there. */
  | { does: 'edit'; text: string | null }
  | { does: 'change'; change: CellChange };

const edits = (text: string | null): CellAct => ({ does: 'edit', text });
const changes = (change: CellChange): CellAct => ({ does: 'change', change });

/**
 * What a key does on a cell; null: nothing.
 * @param mark of the cell; undefined: nothing can be typed there
 */
export function cellAct(
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  mark: RowMark | null | undefined,
): CellAct | null {
  if (ctrlKey || metaKey) return key.toLowerCase() === 'z' ? { does: 'undo' } : null;
  if (altKey) return null;
  if (key === ' ' || (key === 'Enter' && mark === undefined)) return { does: 'open' };
  if (mark === undefined) return null;
  if (/^[\d.,]$/.test(key)) return edits(key);
  if (key === 'Enter' || key === 'F2') return edits(null);
  if (key === 'Delete' || key === 'Backspace') return changes({ do: 'clear' });
  if (key === 'm') return changes({ do: 'missing' });
  if (key === 'e') return changes({ do: mark?.status === 'excused' ? 'unexcuse' : 'excuse' });
  return null;
}
