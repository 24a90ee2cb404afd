import { languages, type LocalizedText } from '#shared/policies/languages.ts';

const endings = { en: ' (copy)', es: ' (copia)' };
const longest = 120;

/** A title that says that this is the copy, in the languages that it has. */
export const copiedTitle = (title: LocalizedText): LocalizedText =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const text = title[language];
      const ending = endings[language];
      return text ? [[language, text.slice(0, longest - ending.length) + ending]] : [];
    }),
  );
