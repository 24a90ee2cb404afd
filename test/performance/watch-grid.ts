import type { CDPSession, Page } from 'playwright-core';

/** A frame is even where the next is drawn within a fiftieth of a second. */
const evenMs = 20;
const seconds = 3;

/**
 * Opens a page, and looks for a cell of its grid before each frame: a locator looks again after half a second where it
 * found none at first.
 * @returns milliseconds of the page's own clock from its navigation until a cell was there
 */
async function arrive(page: Page, path: string): Promise<number> {
  await page.goto(path, { waitUntil: 'commit' });
  const shown = await page.waitForFunction(
    () => document.querySelector('[role=gridcell]') !== null && performance.now(),
    undefined,
    { polling: 'raf' },
  );
  return Number(await shown.jsonValue());
}

/** Opens a page that has been there before, so that its files are kept. @returns milliseconds until a row of the grid is seen */
export async function timeToGrid(page: Page, path: string): Promise<number> {
  await arrive(page, path);
  return arrive(page, path);
}

/** Processor time of the page's own thread so far, in milliseconds, by what it was for. */
async function pageCpuMs(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => 1000 * (metrics.find((one) => one.name === name)?.value ?? 0);
  return {
    all: of('TaskDuration'),
    script: of('ScriptDuration'),
    style: of('RecalcStyleDuration'),
    layout: of('LayoutDuration'),
  };
}

/** Scrolls the grid through what has come, and counts its frames and what each costs. */
export async function scrollEvenness(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await pageCpuMs(session);
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
  const after = await pageCpuMs(session);
  const each = (name: keyof typeof after) => (after[name] - before[name]) / gaps.length;
  const whole = gaps.reduce((sum, gap) => sum + gap, 0);
  return {
    perSecond: (gaps.length * 1000) / whole,
    evenShare: gaps.filter((gap) => gap <= evenMs).length / gaps.length,
    cpuMs: each('all'),
    scriptMs: each('script'),
    styleMs: each('style'),
    layoutMs: each('layout'),
  };
}
