import '#web/lib/session/asked-ahead.ts';
import { entryFiles, loadAhead } from './load-ahead.ts';

/** So long at most the site waits for words to be seen, milliseconds. */
const patienceMs = 2500;

/** Resolves when something to read has been painted. */
const painted = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });

/** Resolves when what stands in the document now has been painted. */
const nextFrame = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Resolves when what is read before the site has come: an early lesson, or the server's page.
 * @param parsed resolves when the document is whole
 */
async function wordsFirst(parsed: Promise<unknown>): Promise<void> {
  if (document.hidden) return;
  let words = globalThis.askedAhead?.shown.promise.then(nextFrame);
  if (document.documentElement.dataset['firstPage'] === undefined) {
    await parsed;
    if (document.querySelector('#first-page main')) words = painted();
  }
  if (words) await Promise.race([words, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}

/**
 * Asks for the site's scripts and runs them, file by file: a press or a scroll gets its turn in between. Where there
 * is a page to read already, or a lesson is drawn early, they are asked for once it is seen, so that nothing that is
 * read shares the line with them; everybody else waits for nothing but the place that the site is drawn into.
 * @param alsoNeeded files of this page that the first ones would ask for later
 */
export async function startSite(alsoNeeded: readonly string[]): Promise<void> {
  const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  await wordsFirst(parsed);
  loadAhead([...entryFiles, ...alsoNeeded]);
  await parsed;
  for (const file of entryFiles) {
    await import(/* @vite-ignore */ `/${file}`);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
