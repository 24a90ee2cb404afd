import type { PlanItem } from './types.ts';

/** Whether an item is written: conflicts only where a person chose the file. */
export const isWritten = (item: PlanItem, chosen: ReadonlySet<string>): boolean =>
  item.state === 'new' ||
  item.state === 'changed' ||
  (item.state === 'conflict' && item.step !== undefined && chosen.has(item.key));
