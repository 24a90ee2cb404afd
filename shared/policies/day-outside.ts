type Dates = { startsOn: string | null; endsOn: string | null };

const dayMs = 86_400_000;

/** The last day of a course as a number of days after its start; null where it has no end. */
export const lastDay = ({ startsOn, endsOn }: Dates): number | null =>
  startsOn && endsOn ? (Date.parse(endsOn) - Date.parse(startsOn)) / dayMs : null;

/** Whether a day that counts from the course's start lies behind its end, or counts from nothing; null: there is none. */
export function isDayOutside(course: Dates, day: number | null): boolean {
  if (day === null) return false;
  const end = lastDay(course);
  return course.startsOn === null || (end !== null && day > end);
}
