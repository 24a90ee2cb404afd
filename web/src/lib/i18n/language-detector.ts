import type { LanguageDetectorModule } from 'i18next';
import { type Language, languages } from '#shared/policies/languages.ts';

/** Under which name a language is kept, in local storage and in the cookie. */
const storageKey = 'i18nextLng';
const cookieName = 'i18next';
const secondsOfAYear = 31_536_000;
/** The html tag among the places below. */
const tagPlace = 2;
const fallback = 'en';

const cookie = () =>
  new RegExp(`(?:^|; )${cookieName}=([^;]*)`).exec(document.cookie)?.[1]?.replace(/[^\w-]/g, '');

/** The places of a language, in the order in which it is looked for. */
const places: (() => string | null | undefined)[] = [
  () => localStorage.getItem(storageKey),
  cookie,
  () => document.documentElement.lang,
  () => /^\/([a-z]{2}(?:-[A-Z]{2})?)(?:\/|$)/.exec(location.pathname)?.[1],
  () => /^([a-z]{2})\./.exec(location.hostname)?.[1],
];

let chosen = false;
let starting = false;

/** The language that the reader's browser asks for, as long as neither a person nor an address has chosen one. */
export const offeredLanguage = (): Language | undefined =>
  chosen
    ? undefined
    : navigator.languages
        .map((wanted) => languages.find((known) => wanted.startsWith(known)))
        .find((known) => known !== undefined);

/**
 * Finds the language in local storage, cookie, html tag, path and subdomain, in this order, and keeps the
 * chosen one in the first two. The first that is among the site's languages is taken. That a page says `en` in its
 * tag is no choice: the server writes it where nothing speaks for another language.
 */
export const languageDetector: LanguageDetectorModule = {
  type: 'languageDetector',
  detect: () => {
    const found = places.map((place) => place() || '');
    chosen = found.some(
      (language, place) =>
        languages.some((known) => language.startsWith(known)) &&
        (place !== tagPlace || !language.startsWith(fallback)),
    );
    starting = true;
    return found.filter((language) => language !== '');
  },
  cacheUserLanguage: (language) => {
    const kept = chosen || !starting;
    starting = false;
    if (!kept) return;
    chosen = true;
    localStorage.setItem(storageKey, language);
    document.cookie = `${cookieName}=${language}; path=/; max-age=${secondsOfAYear}; samesite=lax`;
  },
};
