import { inLanguage, type Language } from '#shared/policies/languages.ts';
import { firstWords } from '#shared/questions/first-words.ts';
import type { ReadQuestion } from '../formats/types.ts';

/** What a question is called in a report: its name, else the first words of its stem. */
export const titleOf = (
  { head, content }: Pick<ReadQuestion, 'head' | 'content'>,
  language: Language,
): { text: string; lang?: string | undefined } =>
  head.name === null ? inLanguage(firstWords(content), language) : { text: head.name };
