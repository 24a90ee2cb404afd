import { setTimeout as pause } from 'node:timers/promises';

const lookEveryMs = 200;
const patienceMs = 60_000;

/**
 * Looks until something is there that comes behind an answer.
 *
 * @param what names it for who reads that it did not come
 * @throws Error where it does not come within a minute
 */
export async function patiently<T>(what: string, look: () => Promise<T | null>): Promise<T> {
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    const found = await look();
    if (found !== null) return found;
    await pause(lookEveryMs);
  }
  throw new Error(`There is no sign of ${what} after ${patienceMs / 1000} seconds`);
}
