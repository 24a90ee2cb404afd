import type { Language } from '#shared/policies/languages.ts';

/** A calendar day (`2025-03-01`) as a leaf of a calendar shows it: the number, and the month in short. */
export function formatDayParts(day: string, language: Language): { day: string; month: string } {
  const date = new Date(day);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(date);
  return { day: part({ day: 'numeric' }), month: part({ month: 'short' }) };
}
