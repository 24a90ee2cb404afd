import type { Page } from 'playwright-core';

/**
 * Answers a wait for the page to be what it will be: its heading shows, or why there is
 * none, nothing on it is still loading, and the site has taken the place of what the server drew.
 */
export function createSettle(page: Page): () => Promise<void> {
  return async () => {
    await page.locator('main :is(h1, [role=alert])').first().waitFor();
    await page.waitForFunction(
      () =>
        document.getElementById('first-page') === null &&
        document.querySelector('[role=status][aria-label], .chakra-skeleton, .chakra-spinner') ===
          null &&
        document.fonts.status === 'loaded',
    );
  };
}
