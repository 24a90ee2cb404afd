import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The place whose heading has had the focus; the first page keeps the browser's own. */
let focused: string | undefined;

/**
 * Moves focus to a page's heading once per navigation, so that readers hear where they are.
 * @param part which of several pages at one path it is, where the rest of the address says so
 */
export function useHeadingFocus(part = '') {
  const ref = useRef<HTMLHeadingElement>(null);
  const place = useLocation().pathname + part;
  useEffect(() => {
    const first = focused === undefined;
    if (focused === place) return;
    focused = place;
    if (!first) ref.current?.focus({ preventScroll: true });
  }, [place]);
  useLayoutEffect(() => {
    const heading = ref.current;
    return () => {
      // A heading that replaces this one, like "not found" once the answer has come, takes the focus over.
      if (heading && heading === document.activeElement) focused = '';
    };
  }, []);
  return ref;
}
