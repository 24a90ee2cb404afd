import type { Language } from '#shared/policies/languages.ts';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago an instant lies, in the largest unit of which there is a whole one: "3 days". */
export function formatAge(instant: string, language: Language, now = Date.now()): string {
  const age = Math.max(0, now - Date.parse(instant));
  const [unit, ms] = units.find(([, length]) => age >= length) ?? units[2];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.floor(age / ms),
  );
}
