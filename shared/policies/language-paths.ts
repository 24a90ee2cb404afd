import type { Language } from './languages.ts';

/** The language whose addresses have no prefix, and which those get who speak none of ours. */
export const unprefixed: Language = 'en';

/** A path as the readers of a language are led to it. */
export const pathIn = (language: Language, path: string): string =>
  language === unprefixed ? path : `/${language}${path === '/' ? '' : path}`;
