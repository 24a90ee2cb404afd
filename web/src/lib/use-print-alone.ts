import { useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * While it is printed, nothing of the page is there but itself and what it lies in. What makes a rule of this puts its
 * class in the place of one sign within each pair of brackets, and before a selector that begins with a colon.
 */
const alone = {
  '@media print': {
    'html:has(&) body *:not(:has(&)):not(&):not(& *)': { display: 'none' },
  },
};

/** Prints a part of the page by itself: the styles that it takes meanwhile, and the way to begin. */
export function usePrintAlone() {
  const [isPrinted, setPrinted] = useState(false);
  return {
    isPrinted,
    styles: isPrinted ? { css: alone } : {},
    print: () => {
      flushSync(() => setPrinted(true));
      window.print();
      setPrinted(false);
    },
  };
}
