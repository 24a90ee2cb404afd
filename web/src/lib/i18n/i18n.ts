import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languages } from '#shared/policies/languages.ts';
import enCommon from '#web/locales/en/common.json';
import enHome from '#web/locales/en/home.json';
import enShell from '#web/locales/en/shell.json';
import esCommon from '#web/locales/es/common.json';
import esHome from '#web/locales/es/home.json';
import esShell from '#web/locales/es/shell.json';
import { languageDetector } from './language-detector.ts';

const followLanguage = (language: string) => {
  document.documentElement.lang = language;
};

/** Starts the translations; the namespaces of lazy pages come with those pages (`addNamespace`). */
export function startI18n() {
  i18next.on('languageChanged', followLanguage);
  return i18next
    .use(languageDetector)
    .use(initReactI18next)
    .init({
      supportedLngs: [...languages],
      nonExplicitSupportedLngs: true,
      load: 'languageOnly',
      fallbackLng: 'en',
      defaultNS: 'common',
      // React escapes what it draws.
      interpolation: { escapeValue: false },
      returnNull: false,
      resources: {
        en: { common: enCommon, home: enHome, shell: enShell },
        es: { common: esCommon, home: esHome, shell: esShell },
      },
    });
}
