import type { Language } from '#shared/policies/languages.ts';
import { numberFormat } from './number-format.ts';
import { numberWithin } from './written-number.ts';

/** A percentage from its hundredths, as people of the language write it: "87.5%", «87,5 %». */
export const formatPercent = (hundredths: number, language: Language): string =>
  numberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(
    hundredths / 10_000,
  );

/**
 * Hundredths of a percent of what somebody wrote; null: it is no such number.
 * @param most of them; left out: a hundred percent
 */
export const percentOf = (text: string, most = 10_000): number | null =>
  numberWithin(text.replace('%', ''), 2, { least: 0, most });
