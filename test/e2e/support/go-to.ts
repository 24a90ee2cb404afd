import type { Page } from 'playwright-core';
import { follow } from './tour.ts';

export type Place = {
  /** Path and query. */
  path: string;
  /** The path that a guard keeps for later, or null. */
  wanted: string | null;
};

/** The address of a page of the site now, and the one that it keeps. */
export const whereIs = (page: Page): Promise<Place> =>
  page.evaluate(() => {
    const kept = history.state as {
      usr?: { from?: { pathname: string; search: string } };
    } | null;
    const from = kept?.usr?.from;
    return {
      path: location.pathname + location.search,
      wanted: from ? from.pathname + from.search : null,
    };
  });

/** Follows an address within the site until another heading shows. */
const followTo = async (page: Page, address: string): Promise<void> => {
  await page.evaluate(() => document.querySelector('main h1')?.setAttribute('data-old', ''));
  await follow(page, address);
  await page.locator('main h1:not([data-old])').waitFor();
};

/** The pages that the server draws with what courses and teachers say of themselves; of others it sends the frame alone. */
const isDrawn = (path: string) => /^\/(courses|teachers)(\/[^/]+)?$/.test(path);

/** Opens an address: loads it where it is the first or the server draws it, and follows it within the site otherwise. */
export async function open(page: Page, path: string): Promise<void> {
  const isThere = await page.evaluate(
    (path) => location.protocol === 'about:' || location.pathname === path,
    path,
  );
  if (isThere || isDrawn(path)) await page.goto(path);
  else await followTo(page, path);
}

/**
 * Goes to an address from a page that every visitor may see, and tells where that led.
 * `pushed` counts the entries of the history that were added on the way: with replace, none.
 */
export async function goTo(page: Page, address: string): Promise<Place & { pushed: number }> {
  // Two addresses can show one page: between them there is another. The page itself is asked where it
  // is: what the driver knows of a change within the site comes later.
  const taken = [await page.evaluate(() => location.pathname), address.split('?')[0]];
  await followTo(page, ['/terms', '/faq', '/privacy'].find((path) => !taken.includes(path)) ?? '/');
  await page.evaluate(() => {
    const state = globalThis as { pushed?: number };
    if (state.pushed === undefined) {
      const push = history.pushState.bind(history);
      history.pushState = (...args) => {
        state.pushed = (state.pushed ?? 0) + 1;
        push(...args);
      };
    }
    state.pushed = 0;
  });
  await followTo(page, address);
  const pushed = await page.evaluate(() => (globalThis as { pushed?: number }).pushed ?? 0);
  return { ...(await whereIs(page)), pushed };
}
