import type { Page } from 'playwright-core';

/** The second that the film of a page stands at. */
export const secondOf = (page: Page): Promise<number> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);

/** Goes to a second of the film and plays until it has moved on. */
export const playFrom = (page: Page, second: number): Promise<void> =>
  page.locator('video').evaluate(async (video: HTMLVideoElement, second) => {
    const heard = (event: string) =>
      new Promise((resolve) => video.addEventListener(event, resolve, { once: true }));
    if (video.readyState < HTMLMediaElement.HAVE_METADATA) await heard('loadedmetadata');
    const sought = heard('seeked');
    video.currentTime = second;
    await sought;
    video.muted = true;
    await video.play();
    while (video.currentTime < second + 0.3) await heard('timeupdate');
  }, second);
