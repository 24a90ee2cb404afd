import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The path whose heading has had the focus; the first page keeps the browser's own. */
let focusedPath: string | undefined;

/** Moves focus to a page's heading once per navigation, so that readers hear where they are. */
export function useHeadingFocus() {
  const ref = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const first = focusedPath === undefined;
    if (focusedPath === pathname) return;
    focusedPath = pathname;
    if (!first) ref.current?.focus({ preventScroll: true });
  }, [pathname]);
  useLayoutEffect(() => {
    const heading = ref.current;
    return () => {
      // A heading that replaces this one, like "not found" once the answer has come, takes the focus over.
      if (heading && heading === document.activeElement) focusedPath = '';
    };
  }, []);
  return ref;
}
