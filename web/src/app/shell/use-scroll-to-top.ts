import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** A new page begins at its top; going back keeps the browser's own place, and so does what only changes its search. */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const begun = useRef<string>(undefined);
  useLayoutEffect(() => {
    const isNew = begun.current !== pathname;
    begun.current = pathname;
    if (isNew && type !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, type]);
}
