import { flushSync } from 'react-dom';

/**
 * Makes a change, draws it at once and puts the focus into what it brought: a key that is pressed next goes there, and
 * not to what had the focus before the next picture.
 */
export function focusAfter(change: () => void, find: () => HTMLElement | null | undefined): void {
  flushSync(change);
  find()?.focus();
}
