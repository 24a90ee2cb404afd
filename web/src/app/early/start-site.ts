import '#web/lib/session/asked-ahead.ts';

/** The site's own first file, which the page has asked for already. */
declare const entry: string;

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

/**
 * Runs the site once the page's words are seen, the server's or an early lesson's: its scripts have come by then,
 * and nothing that is read waits for them. A page that nobody looks at or that has no words starts at once.
 */
export async function startSite(): Promise<void> {
  const ahead = globalThis.askedAhead?.shown.promise;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  const { firstPage } = document.documentElement.dataset;
  const hasWords = firstPage !== undefined || document.querySelector('#first-page main') !== null;
  if (hasWords && !document.hidden) {
    const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
    await Promise.race([Promise.all([painted(), ahead]), patience]);
  }
  await import(entry);
}
