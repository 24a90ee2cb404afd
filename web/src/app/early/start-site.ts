import '#web/lib/session/asked-ahead.ts';

/** The site's own first file, which the page has asked for already. */
declare const entry: string;

/** So long at most the site waits for an early lesson, milliseconds. */
const patienceMs = 2500;

/**
 * Runs the site once the page is read, as a module's script would be; where a lesson is being drawn early, once its
 * words stand: the site's scripts have come by then, and nothing that is read waits for them.
 */
export async function startSite(): Promise<void> {
  const ahead = globalThis.askedAhead?.shown.promise;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  if (ahead && !document.hidden) {
    const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
    await Promise.race([ahead, patience]);
  }
  await import(entry);
}
