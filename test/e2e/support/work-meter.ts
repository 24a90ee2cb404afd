import type { Page } from 'playwright-core';

/**
 * What drawing the rows takes of a core that does nothing else, in milliseconds of the page's thread: 435 to 450 in ten
 * browsers of Chromium 156 on two quiet cores, where 2·10⁹ additions of a loop take 7.1 s.
 */
const knownMs = 440;
const rows = 1000;
const rounds = 3;

/** Draws and measures rows in a page: script, styles and layout, as a list of a course has them. */
function drawRows(count: number): number {
  const list = document.createElement('ul');
  document.body.replaceChildren(list);
  for (let at = 0; at < count; at += 1) {
    const row = document.createElement('li');
    row.style.cssText = 'display: flex; padding: 4px; border-bottom: 1px solid';
    row.innerHTML = `<span>${at}</span><b>A row of the list</b><button>Open</button>`;
    list.append(row);
  }
  return list.offsetHeight;
}

async function openClock(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const tasks = metrics.find(({ name }) => name === 'TaskDuration');
    if (!tasks) throw new Error('The browser does not tell how long its tasks took.');
    return tasks.value * 1000;
  };
}

/**
 * How many times as long as on such cores the same work takes just now: some cores are slower, and what
 * else runs on them empties their caches. At least once: a faster machine is asked for no less.
 */
async function slowness(page: Page): Promise<number> {
  const empty = await page.context().newPage();
  const worked = await openClock(empty);
  const begun = await worked();
  for (let round = 0; round < rounds; round += 1) await empty.evaluate(drawRows, rows);
  const took = (await worked()) - begun;
  await empty.close();
  return Math.max(1, took / knownMs);
}

/**
 * Tells how many milliseconds the page's main thread has worked since now: its own processor time, which does not grow
 * with what else the machine has to do, as the time on a clock would; on a slower core, what it would have been on a
 * quiet one.
 *
 * @see https://chromedevtools.github.io/devtools-protocol/tot/Performance/
 */
export async function createWorkMeter(page: Page): Promise<() => Promise<number>> {
  const worked = await openClock(page);
  const begun = await worked();
  return async () => {
    const took = (await worked()) - begun;
    return took / (await slowness(page));
  };
}
