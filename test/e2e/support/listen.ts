import type { Page } from 'playwright-core';

/**
 * Hears what a screen reader would be told unasked: each text that comes into a live region, in order.
 * @returns hands out what was said since it was last asked
 */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  let said: string[] = [];
  await page.exposeFunction('sayAloud', (text: string) => said.push(text));
  await page.addInitScript(() => {
    const live =
      '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]';
    const last = new WeakMap<Element, string>();
    const speak = (region: Element) => {
      const text = (region.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
      if (text === '' || last.get(region) === text) return;
      last.set(region, text);
      (globalThis as unknown as { sayAloud: (text: string) => void }).sayAloud(text);
    };
    new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const around = element?.closest(live);
        if (around) regions.add(around);
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const one of [node, ...node.querySelectorAll(live)])
              if (one.matches(live)) regions.add(one);
      }
      regions.forEach(speak);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return async () => {
    const news = said;
    said = [];
    return news;
  };
}
