import type { LanguageDetectorModule } from 'i18next';

/** Under which name a language is kept, in local storage and in the cookie. */
const storageKey = 'i18nextLng';
const cookieName = 'i18next';
const secondsOfAYear = 31_536_000;

const cookie = () =>
  new RegExp(`(?:^|; )${cookieName}=([^;]*)`).exec(document.cookie)?.[1]?.replace(/[^\w-]/g, '');

/** Where a language may stand, in the order in which it is looked for. */
const places: (() => string | null | undefined)[] = [
  () => localStorage.getItem(storageKey),
  cookie,
  () => document.documentElement.lang,
  () => /^\/([a-z]{2}(?:-[A-Z]{2})?)(?:\/|$)/.exec(location.pathname)?.[1],
  () => /^([a-z]{2})\./.exec(location.hostname)?.[1],
];

/**
 * Finds the language in local storage, cookie, html tag, path and subdomain, in this order, and keeps the
 * chosen one in the first two. The first that is among the site's languages is taken.
 */
export const languageDetector: LanguageDetectorModule = {
  type: 'languageDetector',
  detect: () => places.flatMap((place) => place() || []),
  cacheUserLanguage: (language) => {
    localStorage.setItem(storageKey, language);
    document.cookie = `${cookieName}=${language}; path=/; max-age=${secondsOfAYear}; samesite=lax`;
  },
};
