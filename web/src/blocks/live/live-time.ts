import type { Language } from '#shared/policies/languages.ts';
import { zonedInstant } from '#shared/policies/zoned-instant.ts';
import type { ContentOf } from '#shared/schemas/blocks.ts';

const dayMs = 86_400_000;

/** The time of a session in the reader's own zone; null if the course has no start to count from. */
export function liveTime(
  { day, time, timeZone }: Pick<ContentOf<'live'>, 'day' | 'time' | 'timeZone'>,
  startsOn: string | null,
  language: Language,
): string | null {
  if (startsOn === null) return null;
  const date = new Date(Date.parse(startsOn) + day * dayMs).toISOString().slice(0, 10);
  return new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(zonedInstant(date, time, timeZone));
}
