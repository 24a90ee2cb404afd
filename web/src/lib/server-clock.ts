/**
 * The server's clock, counted on by this device without looking at its own, which people change (case 33).
 * @param now the server's, as it was told
 * @param counted milliseconds that only ever go forward
 */
export function createServerClock(now: string, counted = () => performance.now()) {
  const began = counted();
  const told = Date.parse(now);
  return {
    /** In milliseconds since the epoch. */
    now: () => told + counted() - began,
    /** The milliseconds to an instant, never below 0; null where there is none. */
    until: (instant: string | null) =>
      instant === null ? null : Math.max(0, Date.parse(instant) - (told + counted() - began)),
  };
}
export type ServerClock = ReturnType<typeof createServerClock>;
