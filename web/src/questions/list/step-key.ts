import type { KeyboardEvent } from 'react';

/** The step in a list that a key asks for: Alt with an arrow up or down; 0: none. */
export function stepOf(event: KeyboardEvent): -1 | 0 | 1 {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return 0;
  if (event.key === 'ArrowUp') return -1;
  return event.key === 'ArrowDown' ? 1 : 0;
}
