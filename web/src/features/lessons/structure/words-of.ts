import { inLanguage, type Language } from '#shared/policies/languages.ts';
import type { Structure, Title } from './types.ts';

/** The languages that a course is given in: those of its title. */
export const languagesOf = ({ course }: Structure): Language[] =>
  (['en', 'es'] as const).filter((language) => course.title[language] !== undefined);

/** A title as somebody types it: in the reader's language where the course has that, else in the course's. */
export function titleIn(course: Structure, language: Language, text: string): Title {
  const [first = language] = languagesOf(course);
  return { [languagesOf(course).includes(language) ? language : first]: text };
}

/** A title with what was typed in place of the words that showed. */
export const retitled = (title: Title, language: Language, text: string): Title => ({
  ...title,
  [inLanguage(title, language).lang]: text,
});

/** The title of a row, for those who read the page. */
export function nameOf({ modules, blocks }: Structure, id: string, language: Language): string {
  const row =
    blocks.find(({ blockId }) => blockId === id) ?? modules.find(({ moduleId }) => moduleId === id);
  return row ? inLanguage(row.title, language).text : '';
}
