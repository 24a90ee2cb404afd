import type { Language } from '#shared/policies/languages.ts';
import { numberFormat } from './number-format.ts';

/** A percentage from its hundredths, as people of the language write it: "87.5%", «87,5 %». */
export const formatPercent = (hundredths: number, language: Language): string =>
  numberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(
    hundredths / 10_000,
  );

const written = /^\d{1,3}([.,]\d{1,2})?$/;

/**
 * Hundredths of a percent of what somebody wrote; null: it is no such number.
 * @param most of them; left out: a hundred percent
 */
export function percentOf(text: string, most = 10_000): number | null {
  const number = text.replace('%', '').trim();
  if (!written.test(number)) return null;
  const [whole = '', fraction = ''] = number.split(/[.,]/);
  const hundredths = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return hundredths <= most ? hundredths : null;
}
