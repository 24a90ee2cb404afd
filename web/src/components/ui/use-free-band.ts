import { useEffect, useState } from 'react';
import { freeBand } from './free-band.ts';

const controls =
  'a[href], button, input, select, textarea, summary, [role=slider], [contenteditable=true]';

/** Below it a toast is as wide as the screen and lies over what one would press next; in pixels. */
const narrow = 768;

const own = '[data-scope=toast][data-part=group]';

/** The boxes of everything on the screen that can be pressed or filled in. */
const boxes = () =>
  [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((element) => !element.closest(own) && element.checkVisibility())
    .map((element) => (element.closest('label') ?? element).getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);

/** The height of all toasts together, and the part of the screen's width that they take. */
function floating() {
  const toasts = document.querySelectorAll<HTMLElement>(`${own} [data-part=root]`);
  const rects = [...toasts].map((toast) => ({
    height: toast.offsetHeight,
    ...(({ left, right }) => ({ left, right }))(toast.getBoundingClientRect()),
  }));
  if (rects.length === 0) return null;
  return {
    height: rects.reduce((sum, { height }) => sum + height + 16, -16),
    left: Math.min(...rects.map(({ left }) => left)),
    right: Math.max(...rects.map(({ right }) => right)),
  };
}

/**
 * The height above the foot of a phone's screen at which toasts cover nothing that can be pressed, in pixels; null on
 * wider screens, and if there is no room. It follows what the page becomes while they are there, and what is scrolled.
 */
export function useFreeBand(): number | null {
  const [above, setAbove] = useState<number | null>(null);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const toasts = floating();
      if (innerWidth >= narrow) setAbove(null);
      else if (toasts) setAbove(freeBand(innerHeight, toasts, boxes()));
    };
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    const observer = new MutationObserver(soon);
    observer.observe(document.body, { childList: true, subtree: true });
    for (const event of ['scroll', 'resize'] as const) addEventListener(event, soon, true);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      for (const event of ['scroll', 'resize'] as const) removeEventListener(event, soon, true);
    };
  }, []);
  return above;
}
