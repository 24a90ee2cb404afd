import type { Language } from '#shared/policies/languages.ts';

type Money = { amount: number; currency: string };

/** Money from its minor units, as people of the language write it; cents only where there are some. */
export const formatMoney = ({ amount, currency }: Money, language: Language): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount / 100);

/** A calendar day (`2025-03-01`), the same day in every time zone. */
export const formatDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** An instant, in the reader's own time zone. */
export const formatDate = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(instant));

/** An instant to the minute, in the reader's own time zone. */
export const formatMinute = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(instant),
  );

/** Bytes in the largest unit that keeps them above one. */
export function formatBytes(bytes: number, language: Language): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    // The short form of bytes knows no plural in English.
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** power);
}
