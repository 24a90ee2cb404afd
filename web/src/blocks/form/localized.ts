import type { Language, LocalizedText } from '#shared/policies/languages.ts';

/** The text in a language, for a field. */
export const wordsIn = (text: LocalizedText | null, language: Language): string =>
  text?.[language] ?? '';

/** The text with other words in one language. */
export const withWords = (text: LocalizedText | null, language: Language, words: string) => ({
  ...text,
  [language]: words,
});
