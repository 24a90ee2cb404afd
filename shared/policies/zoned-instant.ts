import { clockOf } from './zone-clock.ts';

/** The time that a clock shows at an instant, as the milliseconds that UTC would show the same at. */
const shown = (clock: Intl.DateTimeFormat, instant: number): number =>
  Date.parse(`${clock.format(instant).replace(' ', 'T')}Z`);

/**
 * The instant, in milliseconds, at which the clocks of a zone show a day and a time. A time that comes
 * twice when clocks go back is one of the two; one that is skipped is within an hour of it.
 * @throws RangeError for a zone that this runtime does not know
 */
export function zonedInstant(day: string, time: string, timeZone: string): number {
  const clock = clockOf(timeZone);
  const wall = Date.parse(`${day}T${time}:00Z`);
  const near = 2 * wall - shown(clock, wall);
  return near + wall - shown(clock, near);
}
