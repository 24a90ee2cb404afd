import { useLayoutEffect, useRef, useState } from 'react';

/** What stands beside a page in its frame: the gaps and borders, and a bar that scrolls. In pixels. */
const beside = 36;

/** How many times its own size a page may be to fit its frame, which is measured and followed; 1 until then. */
export function useFittingScale(pageWidth: number | null) {
  const frame = useRef<HTMLDivElement>(null);
  const [fitting, setFitting] = useState(1);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || pageWidth === null) return undefined;
    // A page that only just fits does not become larger than it is on paper by half.
    const measure = () => setFitting(Math.min(1.5, (element.clientWidth - beside) / pageWidth));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [pageWidth]);
  return { frame, fitting };
}
