import type { Page } from 'playwright-core';

/**
 * The faults of the page at its width: buttons and links that lie over each other or reach out of the screen, and words
 * that are cut off in them, or in labels and headings.
 */
export const crowded = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Parts that show with the focus alone are no part of the page at rest.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}"`;
    const seen = (element: HTMLElement) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    };
    const all = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(seen);
    const faults: string[] = [];
    for (const element of all('button, a[href], label, legend, th, h1, h2, h3, [role=tab]')) {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const isCut = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      if (isCut || textOverflow === 'ellipsis') {
        if (element.scrollWidth > element.clientWidth + 1) faults.push(`cut: ${name(element)}`);
      }
    }
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
        scrolls(element.parentElement));
    const pressed = all('button, a[href], input, select, textarea');
    const boxes = pressed.map((element) => ({
      element,
      // Several lines of one link are several boxes.
      rects: [...element.getClientRects()],
    }));
    for (const { element, rects } of boxes) {
      if (rects.some(({ left, right }) => left < -1 || right > innerWidth + 1) && !scrolls(element))
        faults.push(`out: ${name(element)}`);
    }
    const meet = (a: DOMRect, b: DOMRect) =>
      a.left + 1 < b.right && b.left + 1 < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom;
    const layer = (element: Element | null): Element | null =>
      element === null || ['fixed', 'sticky'].includes(getComputedStyle(element).position)
        ? element
        : layer(element.parentElement);
    boxes.forEach((one, at) => {
      for (const other of boxes.slice(at + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        // A fixed part lies over what is scrolled under it.
        if (layer(one.element) !== layer(other.element)) continue;
        if (one.rects.some((a) => other.rects.some((b) => meet(a, b))))
          faults.push(`over: ${name(one.element)} and ${name(other.element)}`);
      }
    });
    return faults;
  });
