import type { Page } from 'playwright-core';
import { crowded } from './crowded.ts';
import { outOfReach } from './out-of-reach.ts';

/** The narrowest screen that WCAG asks for, and 1280 by 1024 enlarged four times (1.4.10). */
export const windows = {
  'at 320 px': { width: 320, height: 640 },
  'at 400 %': { width: 320, height: 256 },
};

/** Movements that are under way and last longer than one hundredth of a second. */
export const movements = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect, playState }) => {
      const duration = Number(effect?.getComputedTiming().duration);
      const target = effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 90) : '';
      return playState === 'running' && duration > 10 ? [`${duration} ms: ${target}`] : [];
    }),
  );

/**
 * The parts that do not fit the narrowest window, hide behind a bar, or move for somebody who asked for less motion, by
 * where they are. The window is as wide afterwards as it was.
 */
export async function withoutRoom(page: Page): Promise<Record<string, string[]>> {
  const window = page.viewportSize();
  const faults: Record<string, string[]> = { moving: await movements(page) };
  for (const [name, size] of Object.entries(windows)) {
    await page.setViewportSize(size);
    faults[name] = await outOfReach(page);
  }
  // The distances of 1.4.12, which somebody chose, on a small phone.
  await page.setViewportSize({ width: 360, height: 640 });
  await page.evaluate(() => (document.documentElement.dataset['spacing'] = 'wide'));
  faults['with wide text'] = await outOfReach(page);
  await page.evaluate(() => delete document.documentElement.dataset['spacing']);
  // A small tablet, the narrowest window with the rail of a desk.
  await page.setViewportSize({ width: 768, height: 1024 });
  faults['at 768 px'] = [...(await outOfReach(page)), ...(await crowded(page))];
  if (window) await page.setViewportSize(window);
  return Object.fromEntries(Object.entries(faults).filter(([, found]) => found.length > 0));
}
