import { languages, type LocalizedText } from '#shared/policies/languages.ts';

/** The languages that some words are there in; what has none speaks to everybody. */
export const spokenLanguages = (...texts: (LocalizedText | null)[]) => {
  const words = texts.filter((text) => text !== null);
  return languages.filter((language) => words.every((text) => text[language]));
};
