import { inLanguage, type Language } from '#shared/policies/languages.ts';
import type { QuestionRow } from './types.ts';

/** The name of a question for teachers: its own, else the first words of its stem; empty where it has neither. */
export function nameOf({ name, stem }: QuestionRow, language: Language): string {
  if (name !== null) return name;
  return stem.en === undefined && stem.es === undefined ? '' : inLanguage(stem, language).text;
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
