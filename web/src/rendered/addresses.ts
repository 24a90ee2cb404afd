import { pathIn, unprefixed } from '#shared/policies/language-paths.ts';
import { languages } from '#shared/policies/languages.ts';

/** Every language's address of a page, and the one for all others. */
export const alternatesOf = (origin: string, path: string): [language: string, url: string][] => [
  ...languages.map((language): [string, string] => [language, origin + pathIn(language, path)]),
  ['x-default', origin + pathIn(unprefixed, path)],
];
