import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus where it is while rows change places: an element that moves in a page loses it.
 * @returns to be called just before the order changes
 */
export function useSteadyFocus(root: RefObject<HTMLElement | null>): () => void {
  const focused = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const { current } = focused;
    focused.current = null;
    if (current?.isConnected && document.activeElement !== current)
      current.focus({ preventScroll: true });
  });
  return () => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && root.current?.contains(activeElement))
      focused.current = activeElement;
  };
}
