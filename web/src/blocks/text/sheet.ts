import { languages } from '#shared/policies/languages.ts';
import type { BlockSheet } from '../sheet/block-sheet.ts';

const languageLine = (language: string) => `::language{code=${language}}`;

/** A text stands as Markdown, its languages one after the other. */
export const textSheet: BlockSheet<'text'> = {
  as: 'text',
  async write({ body }, textOf) {
    const texts: string[] = [];
    for (const language of languages) {
      const document = body[language];
      if (document) texts.push(`${languageLine(language)}\n\n${await textOf(document)}`);
    }
    return texts.join('\n');
  },
};
