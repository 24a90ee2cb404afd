import { connection } from '../connection.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Upload } from './upload-manager.ts';

/** Waits so long, or until the device says that the line is back; up to half as long again, by chance. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms * (1 + Math.random() / 2));
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });

/** The ways of a browser, for a manager of uploads. */
export const browserWays = { fingerprintOf, pause, newKey: () => crypto.randomUUID() };

/** Asks before the page is left while something is under way: what arrived stays, and still one should know. */
export function holdPage(uploads: { get: () => readonly Pick<Upload, 'state'>[] }): void {
  const underWay = () =>
    uploads.get().some(({ state }) => !['done', 'failed', 'paused'].includes(state));
  addEventListener('beforeunload', (event) => {
    if (underWay() && connection.get()) event.preventDefault();
  });
}
