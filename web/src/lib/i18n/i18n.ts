import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languages } from '#shared/policies/languages.ts';
import { coreNamespaces, coreTexts } from './core-texts.ts';
import { languageDetector } from './language-detector.ts';

const followLanguage = (language: string) => {
  document.documentElement.lang = language;
};

const isSpoken = (code: string) => languages.some((language) => code.startsWith(language));

/**
 * Starts the translations, with the texts of every page in the one language that is read; the namespaces of lazy
 * pages come with those pages (`addNamespace`).
 */
export function startI18n() {
  i18next.on('languageChanged', followLanguage);
  return i18next
    .use(languageDetector)
    .use(coreTexts)
    .use(initReactI18next)
    .init({
      // The language is known at once, and its texts as soon as they are here.
      initAsync: false,
      supportedLngs: [...languages],
      nonExplicitSupportedLngs: true,
      load: 'languageOnly',
      // Both languages have every text, so that neither needs the other one beside it.
      fallbackLng: (code) => (isSpoken(code ?? '') ? [] : ['en']),
      ns: [...coreNamespaces],
      defaultNS: 'common',
      partialBundledLanguages: true,
      // React escapes what it draws.
      interpolation: { escapeValue: false },
      returnNull: false,
    });
}
