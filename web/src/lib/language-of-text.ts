import type { Language } from '#shared/policies/languages.ts';

const common: Record<Language, RegExp> = {
  en: /\b(the|and|of|to|is|in|that|with|for|this|you|are|your|how|what)\b/gi,
  es: /(?<!\p{L})(el|la|los|las|de|que|y|en|un|una|con|para|es|por|tu|como|qué|cómo)(?!\p{L})/giu,
};

/** English or Spanish, by the small words of a text. */
export function languageOfText(text: string): Language {
  const head = text.slice(0, 20_000);
  const count = (language: Language) => (head.match(common[language]) ?? []).length;
  return count('es') > count('en') ? 'es' : 'en';
}
