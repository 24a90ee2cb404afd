import { inLanguage, type Language } from '#shared/policies/languages.ts';
import type { QuestionRow } from './types.ts';

/** The name of a question for teachers: its own, else the first words of its stem; empty where it has neither. */
export function nameOf({ name, stem }: QuestionRow, language: Language): string {
  if (name !== null) return name;
  return stem.en === undefined && stem.es === undefined ? '' : inLanguage(stem, language).text;
}

/** Points from their ten-thousandths, as people of the language write them. */
export const formatPoints = (points: number, language: Language, grouped = true): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 4, useGrouping: grouped }).format(
    points / 10_000,
  );

const written = /^\d{1,4}([.,]\d{1,4})?$/;

/** Ten-thousandths of what somebody wrote as points; null: it is no such number. */
export function pointsOf(text: string): number | null {
  if (!written.test(text.trim())) return null;
  const [whole = '', fraction = ''] = text.trim().split(/[.,]/);
  const points = Number(whole) * 10_000 + Number(fraction.padEnd(4, '0'));
  return points <= 10_000_000 ? points : null;
}

/** The tags of a line, separated by commas; each once. */
export const tagsOf = (line: string): string[] => [
  ...new Set(
    line
      .split(',')
      .map((tag) => tag.trim().replace(/\s+/g, ' '))
      .filter((tag) => tag !== ''),
  ),
];
