import type { At } from './use-active-cell.ts';
import type { Block } from './use-block.ts';

/**
 * Where what is pasted goes, and what it is there: one value fills all cells that are chosen, a block begins where they
 * begin, as spreadsheets have it.
 * @returns the place of its first cell among the rows and the items
 */
export function pastedOnto(
  { rows: [top, bottom], columns: [left, right] }: Block,
  text: string,
): { at: At; text: string } {
  const at = { row: Math.max(0, top), column: left - 1 };
  const value = text.replace(/\r?\n$/, '');
  if (/[\t\r\n]/.test(value)) return { at, text };
  const line = Array.from({ length: right - left + 1 }, () => value).join('\t');
  return { at, text: Array.from({ length: bottom - at.row + 1 }, () => line).join('\n') };
}
