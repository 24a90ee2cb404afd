import { monotonicFactory } from 'ulid';

/** So far, in milliseconds, the clocks of requests differ that come at once. */
const slack = 10_000;

/**
 * Makes ULIDs that rise with each one, also where two requests come out of order. A clock that was ahead and has been
 * set back since is believed: an id tells when something was made.
 */
export function createIds() {
  let next = monotonicFactory();
  let latest = 0;
  return {
    ulid(now: number): string {
      if (now < latest - slack) {
        next = monotonicFactory();
        latest = now;
      }
      latest = Math.max(latest, now);
      return next(now);
    },
  };
}

/** New ids: ULIDs, which sort by the instant (in milliseconds) that they were made at. */
export const ids = createIds();
