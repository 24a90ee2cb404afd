import type { Page } from 'playwright-core';

/** Makes the window as high as the page: at rest, a phone's bottom bar covers what scrolling uncovers. */
export async function unroll(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height });
}
