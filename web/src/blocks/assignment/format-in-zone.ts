import type { Language } from '#shared/policies/languages.ts';

/** An instant to the minute in the reader's own time zone, which it names. */
export const formatInZone = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(instant));
