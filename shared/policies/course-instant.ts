import type { CourseTime } from '#shared/schemas/course-time.ts';
import { zonedInstant } from './zoned-instant.ts';

const dayMs = 86_400_000;

/** The date of a day of a course, counted from 0. */
export const courseDate = (startsOn: string, day: number): string =>
  new Date(Date.parse(startsOn) + day * dayMs).toISOString().slice(0, 10);

/** The instant of a course's own time, in milliseconds; null where the course has no start to count from. */
export function courseInstant(
  startsOn: string | null,
  { day, time, timeZone }: CourseTime,
): number | null {
  if (startsOn === null) return null;
  return zonedInstant(courseDate(startsOn, day), time, timeZone);
}
