import { monotonicFactory } from 'ulid';

const next = monotonicFactory();

/** New ids: ULIDs, which sort by the instant (in milliseconds) that they were made at. */
export const ids = { ulid: (now: number): string => next(now) };
