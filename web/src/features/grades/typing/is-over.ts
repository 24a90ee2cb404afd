import type { CellChange } from '#shared/schemas/typed-marks.ts';
import type { RowMark } from '../types.ts';

/** Whether a mark would have more points than there are: it may, as a bonus, and is told since it can be a slip. */
export const isOver = (
  change: CellChange,
  before: Pick<RowMark, 'most'> | null,
  most: number,
): boolean => change.do === 'points' && change.points > (before?.most ?? most);
