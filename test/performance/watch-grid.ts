import type { Page } from 'playwright-core';

/** A frame is even where the next is drawn within a fiftieth of a second. */
const evenMs = 20;
const seconds = 3;

/** Opens a page that has been there before, so that its files are kept. @returns milliseconds until a row of the grid is seen */
export async function timeToGrid(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await page.getByRole('gridcell').first().waitFor();
  const begun = performance.now();
  await page.goto(path);
  await page.getByRole('gridcell').first().waitFor();
  return performance.now() - begun;
}

/** Scrolls the grid through what has come, and counts its frames. */
export async function scrollEvenness(page: Page) {
  const gaps = await page.getByRole('grid').evaluate(
    (grid, duration) =>
      new Promise<number[]>((resolve) => {
        const between: number[] = [];
        const begun = performance.now();
        let before = begun;
        const step = (now: number) => {
          between.push(now - before);
          before = now;
          grid.scrollBy(6, 24);
          if (now - begun < duration) requestAnimationFrame(step);
          else resolve(between.slice(1));
        };
        requestAnimationFrame(step);
      }),
    seconds * 1000,
  );
  const whole = gaps.reduce((sum, gap) => sum + gap, 0);
  return {
    perSecond: (gaps.length * 1000) / whole,
    evenShare: gaps.filter((gap) => gap <= evenMs).length / gaps.length,
  };
}
