import type { Language } from '#shared/policies/languages.ts';
import { numberFormat } from './number-format.ts';
import { readingsOf, readNumber, type WrittenIn } from './written-number.ts';

/** Points from their ten-thousandths, as people of the language write them. */
export const formatPoints = (points: number, language: Language, grouped = true): string =>
  numberFormat(language, { maximumFractionDigits: 4, useGrouping: grouped }).format(
    points / 10_000,
  );

/** So many there are at most, in ten-thousandths. */
export const mostPoints = 10_000_000;

/** So many decimals points have. */
export const pointPlaces = 4;

/** Why a text is no number of points that can be taken; `thousands`: too many, as the numbers beside it have its sign. */
export type NoPoints = 'notNumber' | 'unclear' | 'tooMuch' | 'thousands';

/** Ten-thousandths of what is written as points, or why it is none that can be taken. */
export function readPoints(text: string, where: WrittenIn): number | NoPoints {
  const points = readNumber(text, pointPlaces, where) ?? 'notNumber';
  if (typeof points !== 'number' || points <= mostPoints) return points;
  return where.shown && readingsOf(text, pointPlaces).length > 1 ? 'thousands' : 'tooMuch';
}

/**
 * Ten-thousandths of what somebody typed as points; null: it is no such number.
 * @param most of what they are points, where that is known: "1.000" of ten is one point in any language
 */
export function pointsOf(text: string, language: Language, most = mostPoints): number | null {
  const points = readPoints(text, { language, most });
  return typeof points === 'number' ? points : null;
}
