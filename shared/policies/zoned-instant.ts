/** The time that the clocks of a zone show at an instant, as the milliseconds that UTC would show the same at. */
const shown = (instant: number, timeZone: string): number =>
  Date.parse(`${new Date(instant).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`);

/**
 * The instant, in milliseconds, at which the clocks of a zone show a day and a time. A time that comes
 * twice when clocks go back is one of the two; one that is skipped is within an hour of it.
 */
export function zonedInstant(day: string, time: string, timeZone: string): number {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const near = 2 * wall - shown(wall, timeZone);
  return near + wall - shown(near, timeZone);
}
