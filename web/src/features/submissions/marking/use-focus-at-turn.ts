import { type RefObject, useEffect, useRef } from 'react';

/**
 * What can be marked becomes what is only read, or the other way round, and all of it is drawn anew: whoever had the focus
 * in it goes on where it is marked, and not at the beginning of the work.
 * @param isOpen which of both it is
 */
export function useFocusAtTurn(root: RefObject<HTMLElement | null>, isOpen: boolean) {
  const was = useRef(isOpen);
  useEffect(() => {
    if (was.current === isOpen) return;
    was.current = isOpen;
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    const side = root.current?.querySelector<HTMLElement>('[data-marking-side]');
    if (!side) return;
    side.tabIndex = -1;
    side.focus();
  }, [root, isOpen]);
}
