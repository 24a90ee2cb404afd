import { useTranslation } from 'react-i18next';
import { inLanguage, type Language, type LocalizedText } from '#shared/policies/languages.ts';

/** The language in use, and the reader's side of texts that people wrote in one or two languages. */
export function useLanguage() {
  const { i18n } = useTranslation();
  const language: Language = i18n.resolvedLanguage === 'es' ? 'es' : 'en';
  return {
    language,
    change: (next: Language) => i18n.changeLanguage(next),
    /** The text and, where it is in the other language, that language for its `lang`. */
    local: (text: LocalizedText) => {
      const found = inLanguage(text, language);
      return { text: found.text, lang: found.lang === language ? undefined : found.lang };
    },
  };
}
