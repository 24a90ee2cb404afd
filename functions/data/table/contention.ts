import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '#functions/platform/app-error.ts';

/**
 * How long a caller tries for something that others are in the way of: well within the ten seconds that a request
 * may take. A time, not a number of tries: how soon a herd has passed depends on how long each of it takes.
 */
const patienceMs = 8_000;

const longestPauseMs = 500;

/** The waiting of one caller; the tries of one request share it. @param clock in milliseconds, which only goes forward */
export function newPatience(clock: () => number = () => performance.now()) {
  const until = clock() + patienceMs;
  let tries = 0;
  return {
    /**
     * Waits before the next try, with full jitter, so that those who met do not meet again
     * (https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/).
     * @param cause what got in the way
     * @param signal ends the waiting
     * @throws AppError `busy` when the patience is at its end
     * @throws AbortError
     */
    async giveWay(cause: unknown, signal?: AbortSignal): Promise<void> {
      if (clock() >= until) throw new AppError('busy', { cause, retryAfterSeconds: 1 });
      tries += 1;
      const longest = Math.min(longestPauseMs, 20 * 2 ** tries);
      await pause(Math.random() * longest, undefined, { signal });
    },
  };
}
export type Patience = ReturnType<typeof newPatience>;
