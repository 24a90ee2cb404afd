import { languages, type Language } from '#shared/policies/languages.ts';

/** The language whose addresses have no prefix, and which those get who speak none of ours. */
export const unprefixed: Language = 'en';

/** A path as the readers of a language are led to it. */
export const pathIn = (language: Language, path: string): string =>
  language === unprefixed ? path : `/${language}${path === '/' ? '' : path}`;

/** Every language's address of a page, and the one for all others. */
export const alternatesOf = (origin: string, path: string): [language: string, url: string][] => [
  ...languages.map((language): [string, string] => [language, origin + pathIn(language, path)]),
  ['x-default', origin + pathIn(unprefixed, path)],
];
