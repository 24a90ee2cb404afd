import type { Language } from '#shared/policies/languages.ts';
import { courseInstant } from '#shared/policies/course-instant.ts';
import type { ContentOf } from '#shared/schemas/blocks.ts';

/** The time of a session in the reader's own zone; null if the course has no start to count from. */
export function liveTime(
  time: Pick<ContentOf<'live'>, 'day' | 'time' | 'timeZone'>,
  startsOn: string | null,
  language: Language,
): string | null {
  const instant = courseInstant(startsOn, time);
  if (instant === null) return null;
  return new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(instant);
}
