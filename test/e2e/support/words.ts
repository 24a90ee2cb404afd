import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance } from 'i18next';
import { type Language, languages } from '#shared/policies/languages.ts';
import type { Namespace } from '#web/lib/i18n/namespaces.ts';

const folder = join(import.meta.dirname, '../../../web/src/locales');

const read = (language: Language) =>
  Object.fromEntries(
    readdirSync(join(folder, language)).map((file): [string, object] => [
      file.replace(/\.json$/, ''),
      JSON.parse(readFileSync(join(folder, language, file), 'utf8')) as object,
    ]),
  );

/** As a page has them that met errors of every feature. */
const withAllErrors = (texts: Record<string, object>) => ({
  ...texts,
  errors: { ...texts['errors'], ...texts['featureErrors'] },
});

const resources = Object.fromEntries(
  languages.map((language) => [language, withAllErrors(read(language))]),
);
/** The first is that of a text which names none. */
const namespaces: ['common', ...Namespace[]] = [
  'common',
  ...(Object.keys(resources['en'] ?? {}) as Namespace[]),
];

const texts = createInstance();
await texts.init({ resources, fallbackLng: false, interpolation: { escapeValue: false } });

/** The texts of the site in a language: `wordsIn('es')('common:signIn')`. */
export const wordsIn = (language: Language) => texts.getFixedT(language, namespaces);

export type Words = ReturnType<typeof wordsIn>;
