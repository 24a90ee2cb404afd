import { useEffect, useEffectEvent, useState } from 'react';
import type { ServerClock } from '#web/lib/server-clock.ts';

/** The pause between two looks at the clock, in milliseconds. */
const lookEvery = 10_000;

/** Draws anew while time passes, and tells when one of some instants has passed. */
export function usePassing(
  clock: ServerClock,
  instants: readonly (string | null)[],
  onPassed: () => void,
): void {
  const [now, setNow] = useState(() => clock.now());
  const look = useEffectEvent(() => {
    const next = clock.now();
    const hasPassed = instants.some((instant) => {
      const at = instant === null ? NaN : Date.parse(instant);
      return now < at && at <= next;
    });
    setNow(next);
    if (hasPassed) onPassed();
  });
  useEffect(() => {
    const timer = setInterval(() => look(), lookEvery);
    return () => clearInterval(timer);
  }, [clock]);
}
