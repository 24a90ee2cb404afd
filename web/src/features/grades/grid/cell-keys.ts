import type { KeyboardEvent } from 'react';
import type { CellChange } from '#shared/schemas/typed-marks.ts';
import type { RowMark } from '../types.ts';

export type CellAct =
  | { does: 'undo' }
  | { does: 'redo' }
  | { does: 'find' }
  | { does: 'open' }
  /** `text`: what it begins with; null: with what stands there. */
  | { does: 'edit'; text: string | null }
  | { does: 'change'; change: CellChange };

/** With Ctrl. */
const held: Record<string, CellAct> = {
  z: { does: 'undo' },
  y: { does: 'redo' },
  f: { does: 'find' },
};
const edits = (text: string | null): CellAct => ({ does: 'edit', text });
const changes = (change: CellChange): CellAct => ({ does: 'change', change });

/**
 * What a key does on a cell; null: nothing.
 * @param mark of the cell; undefined: nothing can be typed there
 * @param before the letter that acted on it just before, which may begin a word; empty: none did
 */
export function cellAct(
  { key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent,
  mark: RowMark | null | undefined,
  before = '',
): CellAct | null {
  if (ctrlKey || metaKey) {
    const letter = key.toLowerCase();
    return shiftKey && letter === 'z' ? { does: 'redo' } : (held[letter] ?? null);
  }
  if (altKey) return null;
  if (key === ' ' || (key === 'Enter' && mark === undefined)) return { does: 'open' };
  if (mark === undefined) return null;
  if (/^\d$/.test(key)) return edits(key);
  // A number that begins with its decimals.
  if (key === '.' || key === ',') return edits(`0${key}`);
  if (key === 'Enter' || key === 'F2') return edits(null);
  if (key === 'Delete' || key === 'Backspace') return changes({ do: 'clear' });
  const isLetter = /^\p{L}$/u.test(key);
  if (isLetter && before !== '' && before !== key) return edits(before + key);
  if (key === 'm') return changes({ do: 'missing' });
  if (key === 'e') return changes({ do: mark?.status === 'excused' ? 'unexcuse' : 'excuse' });
  return isLetter ? edits(key) : null;
}
