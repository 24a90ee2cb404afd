import { inLanguage, type Language } from '#shared/policies/languages.ts';

type Named = { name: string | null; stem: { en?: string | undefined; es?: string | undefined } };

/** The name of a question for teachers: its own, else the first words of its stem; empty where it has neither. */
export function nameOf({ name, stem }: Named, language: Language): string {
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
