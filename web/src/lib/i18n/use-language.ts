import { useTranslation } from 'react-i18next';
import { notify } from '#web/lib/notify.ts';
import { loadCoreTexts } from './core-texts.ts';
import { inLanguage, type Language, type LocalizedText } from '#shared/policies/languages.ts';

/** The language in use, and the reader's side of texts that people wrote in one or two languages. */
export function useLanguage() {
  const { t, i18n } = useTranslation();
  const language: Language = i18n.resolvedLanguage === 'es' ? 'es' : 'en';
  return {
    language,
    /**
     * Takes a language once its words are here; where they cannot be had, the one in use stays. Without a
     * connection nothing is asked for: the page says why, and browsers remember that a part was missing.
     */
    change: async (next: Language): Promise<void> => {
      if (!i18n.hasResourceBundle(next, 'common')) {
        if (!navigator.onLine) return;
        try {
          await loadCoreTexts[next]();
        } catch {
          return notify('error', { title: t('failedTitle') });
        }
      }
      await i18n.changeLanguage(next);
    },
    /** The text and, where it is in the other language, that language for its `lang`. */
    local: (text: LocalizedText) => {
      const found = inLanguage(text, language);
      return { text: found.text, lang: found.lang === language ? undefined : found.lang };
    },
  };
}
