import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether a part of the page has at least that many pixels of width: it may be narrow on a wide screen. */
export function useWide(ref: RefObject<HTMLElement | null>, pixels: number): boolean {
  const [wide, setWide] = useState(true);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || !('ResizeObserver' in globalThis)) return undefined;
    const look = () => setWide(element.clientWidth >= pixels);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, pixels]);
  return wide;
}
