import type { Page } from 'playwright-core';

/**
 * The number of times that a window follows its page: a part that comes near is drawn, and may then be of another
 * height.
 */
const most = 5;

/** The page's height once what is in the window has been drawn. */
const drawnHeight = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(document.documentElement.scrollHeight)),
        );
      }),
  );

/** Whether the page is as high as the window that was made so high: nothing came or went since. */
export const standsStill = async (page: Page): Promise<boolean> =>
  (await drawnHeight(page)) === page.viewportSize()?.height;

/** Makes the window as high as the page: at rest, a phone's bottom bar covers what scrolling uncovers. */
export async function unroll(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  for (let followed = 0; followed < most; followed += 1) {
    const height = await drawnHeight(page);
    if (height === page.viewportSize()?.height) return;
    await page.setViewportSize({ width, height });
  }
}
