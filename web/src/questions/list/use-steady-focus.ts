import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus where it is, and in sight, while rows change places: an element that moves in a page loses it.
 * @returns to be called just before the order changes
 */
export function useSteadyFocus(root: RefObject<HTMLElement | null>): () => void {
  const focused = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const { current } = focused;
    focused.current = null;
    if (!current?.isConnected) return;
    if (document.activeElement !== current) current.focus({ preventScroll: true });
    // Only as far as it takes: what has the focus went on with its row, maybe past the edge of the window.
    current.scrollIntoView?.({ block: 'nearest' });
  });
  return () => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && root.current?.contains(activeElement))
      focused.current = activeElement;
  };
}
