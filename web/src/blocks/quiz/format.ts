import type { Language } from '#shared/policies/languages.ts';

/** Points from their ten-thousandths, with at most two decimals, as people of the language write them. */
export const formatScore = (points: number, language: Language): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(points / 10_000);

/** A time span of some seconds in words: "1 hour, 5 minutes". */
export function formatSpan(seconds: number, language: Language): string {
  const parts = [
    ['hour', Math.floor(seconds / 3600)],
    ['minute', Math.floor((seconds % 3600) / 60)],
    ['second', Math.floor(seconds % 60)],
  ] as const;
  // Seconds say something only where there are no hours.
  const said = parts.filter(([unit, n]) => n > 0 && (unit !== 'second' || seconds < 3600));
  const words = (said.length > 0 ? said : parts.slice(2)).map(([unit, n]) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(n),
  );
  return new Intl.ListFormat(language, { type: 'unit' }).format(words);
}
