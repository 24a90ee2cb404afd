import { courseDate } from './course-instant.ts';

/** The last day that a time of a course can be on, as `courseTime` has it. */
const lastDay = 1000;

export type Calendar = {
  /** The first day of the course (`2026-09-10`); null: it has none, so that nobody knows what day of the week it is. */
  startsOn: string | null;
  skipsWeekends: boolean;
  /** Days on which nothing is to happen, as `2026-12-24`. */
  daysOff: ReadonlySet<string>;
};

/** Saturday and Sunday, on which most of the schools of both languages rest. */
const isWeekend = (date: string) => new Date(date).getUTCDay() % 6 === 0;

/** Whether a day of a course is a day off. */
export function isFree(day: number, { startsOn, skipsWeekends, daysOff }: Calendar): boolean {
  if (startsOn === null) return false;
  const date = courseDate(startsOn, day);
  return (skipsWeekends && isWeekend(date)) || daysOff.has(date);
}

/**
 * A day of a course moved by some days, and from there on to the next one that is not free: forwards, also where it was
 * moved back, so that nobody gets less time than was meant.
 * @returns null where that is before the first day, or later than a course can be long
 */
export function movedDay(day: number, by: number, calendar: Calendar): number | null {
  let moved = day + by;
  if (moved < 0) return null;
  while (moved <= lastDay && isFree(moved, calendar)) moved += 1;
  return moved > lastDay ? null : moved;
}
