/** The languages of the platform. */
export const languages = ['en', 'es'] as const;

export type Language = (typeof languages)[number];

export type LocalizedText = { en?: string | undefined; es?: string | undefined };

/**
 * The reader's language where the text has it, else the other one.
 * @returns the text and the language that it is in, for the `lang` attribute.
 */
export function inLanguage(
  text: LocalizedText,
  wanted: Language,
): { text: string; lang: Language } {
  const other = wanted === 'en' ? 'es' : 'en';
  const lang = text[wanted] === undefined ? other : wanted;
  return { text: text[lang] ?? '', lang };
}
