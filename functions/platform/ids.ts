import { randomInt } from 'node:crypto';
import { monotonicFactory, ulid } from 'ulid';

/** Makes ids that rise within one instant, and whose time is that of the request also after one that was ahead. */
export function createIds() {
  let next = monotonicFactory();
  let latest = 0;
  return {
    ulid(now: number): string {
      // The factory itself would go on with the latest instant that it has ever been told.
      if (now < latest) next = monotonicFactory();
      latest = now;
      return next(now);
    },
    /** An id in the same letters that says nothing of when it was made: for what nobody may put in its order. */
    random: (): string => ulid(randomInt(2 ** 48 - 1)),
  };
}

/** New ids: ULIDs, which sort by the instant (in milliseconds) that they were made at, or by none. */
export const ids = createIds();
