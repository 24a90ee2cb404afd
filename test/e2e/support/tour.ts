import type { Page } from 'playwright-core';
import type { Language } from '#shared/policies/languages.ts';
import type { Screen } from './screens.ts';
import { createSettle } from './settle.ts';

/** Follows an address within the site, as a link does. */
export const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate((address) => {
    history.replaceState({ usr: null, key: 'typed', idx: 0 }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);

/**
 * Answers a step to a screen, which is there afterwards. The site is loaded once, and gone through as by links; a screen
 * that is headed as the one before is loaded by its address, since nothing else would tell the two apart.
 */
export function createTour(page: Page, language: Language) {
  const settle = createSettle(page);
  let before: string | undefined;
  return async ({ path, heading }: Pick<Screen, 'path' | 'heading'>): Promise<void> => {
    const wanted = heading[language];
    if (before === undefined || before === wanted) await page.goto(path);
    else await follow(page, path);
    before = wanted;
    await settle(wanted);
  };
}
