import { setTimeout as pause } from 'node:timers/promises';

/** The number of tries for something that others got in the way of: five seconds at the most, half of it usually. */
export const attempts = 14;

const longestMs = 500;

/**
 * Waits before the next try, with full jitter, so that those who met do not meet again
 * (https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/).
 * @param attempt the one that failed, from 1
 * @param signal ends the waiting
 * @throws AbortError
 */
export const giveWay = (attempt: number, signal?: AbortSignal) =>
  pause(Math.random() * Math.min(longestMs, 20 * 2 ** attempt), undefined, { signal });
