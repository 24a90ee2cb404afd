import type { Language } from '#shared/policies/languages.ts';
import { numberFormat } from './number-format.ts';

/** Points from their ten-thousandths, as people of the language write them. */
export const formatPoints = (points: number, language: Language, grouped = true): string =>
  numberFormat(language, { maximumFractionDigits: 4, useGrouping: grouped }).format(
    points / 10_000,
  );

const written = /^\d{1,4}([.,]\d{1,4})?$/;

/** So many there are at most, in ten-thousandths. */
export const mostPoints = 10_000_000;

/** Ten-thousandths of what somebody wrote as points; null: it is no such number. */
export function pointsOf(text: string): number | null {
  if (!written.test(text.trim())) return null;
  const [whole = '', fraction = ''] = text.trim().split(/[.,]/);
  const points = Number(whole) * 10_000 + Number(fraction.padEnd(4, '0'));
  return points <= mostPoints ? points : null;
}
