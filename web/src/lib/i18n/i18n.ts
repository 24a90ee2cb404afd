import i18next from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { initReactI18next } from 'react-i18next';
import { languages } from '#shared/policies/languages.ts';
import enCommon from '#web/locales/en/common.json';
import enErrors from '#web/locales/en/errors.json';
import enHome from '#web/locales/en/home.json';
import enShell from '#web/locales/en/shell.json';
import esCommon from '#web/locales/es/common.json';
import esErrors from '#web/locales/es/errors.json';
import esHome from '#web/locales/es/home.json';
import esShell from '#web/locales/es/shell.json';

const minutesOfAYear = 525_600;

/** How a visitor's language is found and kept. */
export const detection = {
  order: ['localStorage', 'cookie', 'htmlTag', 'path', 'subdomain'],
  caches: ['localStorage', 'cookie'],
  cookieMinutes: minutesOfAYear,
  cookieOptions: { path: '/', sameSite: 'lax' as const },
};

const followLanguage = (language: string) => {
  document.documentElement.lang = language;
};

/** Starts the translations; the namespaces of lazy pages come with those pages (`addNamespace`). */
export function startI18n() {
  i18next.on('languageChanged', followLanguage);
  return i18next
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      supportedLngs: [...languages],
      nonExplicitSupportedLngs: true,
      load: 'languageOnly',
      fallbackLng: 'en',
      defaultNS: 'common',
      detection,
      // React escapes what it draws.
      interpolation: { escapeValue: false },
      returnNull: false,
      resources: {
        en: { common: enCommon, errors: enErrors, home: enHome, shell: enShell },
        es: { common: esCommon, errors: esErrors, home: esHome, shell: esShell },
      },
    });
}
