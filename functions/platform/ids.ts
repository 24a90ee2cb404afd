import { monotonicFactory } from 'ulid';

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
  };
}

/** New ids: ULIDs, which sort by the instant (in milliseconds) that they were made at. */
export const ids = createIds();
