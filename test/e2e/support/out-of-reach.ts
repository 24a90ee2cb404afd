import type { Page } from 'playwright-core';

/**
 * The parts of the page that can take the focus and are then hidden altogether by something fixed on the screen (WCAG
 * 2.4.11), and whether the page is wider than the screen (1.4.10).
 */
export const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // A window that has just changed: what follows its width by script is drawn with the next frame.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    const { scrollWidth, clientWidth } = document.scrollingElement ?? document.documentElement;
    const faults = scrollWidth > clientWidth ? [`${scrollWidth} px wide on ${clientWidth}`] : [];
    const candidates = document.querySelectorAll<HTMLElement>(
      'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, video[controls]',
    );
    const parts = [0.1, 0.5, 0.9];
    const isSeen = (element: HTMLElement) => {
      // The drawing in place of a switch belongs to its label.
      const shown = element.closest('label') ?? element;
      const { left, top, width, height } = shown.getBoundingClientRect();
      if (width <= 1 || height <= 1) return true;
      return parts.some((down) =>
        parts.some((along) => {
          const there = document.elementFromPoint(left + width * along, top + height * down);
          return there !== null && (shown.contains(there) || there.contains(shown));
        }),
      );
    };
    for (const element of candidates) {
      if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
      element.focus();
      if (isSeen(element)) continue;
      // A part that comes into sight with the focus, or leaves it, may take some frames to.
      await new Promise(requestAnimationFrame);
      const passing = document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
      await Promise.allSettled(passing.map(({ finished }) => finished));
      if (!isSeen(element)) faults.push(`hidden: ${element.outerHTML.slice(0, 120)}`);
    }
    return faults;
  });
