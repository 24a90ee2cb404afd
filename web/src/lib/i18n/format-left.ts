import type { Language } from '#shared/policies/languages.ts';

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/**
 * A length of time in its two largest units, each counted down to what is whole: "2 days, 3 hours". Under a minute it
 * is one.
 * @param ms not below zero
 */
export function formatLeft(ms: number, language: Language): string {
  const at = steps.findIndex(([, step]) => ms >= step);
  const shown = at === -1 ? steps.slice(-1) : steps.slice(at, at + 2);
  let rest = at === -1 ? 60_000 : ms;
  const words = shown.flatMap(([unit, step]) => {
    const n = Math.floor(rest / step);
    rest -= n * step;
    const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
    return n > 0 ? [format.format(n)] : [];
  });
  return new Intl.ListFormat(language, { type: 'unit' }).format(words);
}
