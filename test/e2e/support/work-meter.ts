import type { Page } from 'playwright-core';

/**
 * Tells how many milliseconds the page's main thread has worked since now: its own processor time, which does not grow
 * with what else the machine has to do, as the time on a clock would.
 *
 * @see https://chromedevtools.github.io/devtools-protocol/tot/Performance/
 */
export async function createWorkMeter(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const tasks = metrics.find(({ name }) => name === 'TaskDuration');
    if (!tasks) throw new Error('The browser does not tell how long its tasks took.');
    return tasks.value * 1000;
  };
  const begun = await worked();
  return async () => (await worked()) - begun;
}
