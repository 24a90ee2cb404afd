import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorCatalogue } from '#shared/contract/errors.ts';

const folder = import.meta.dirname;
const namespaces = readdirSync(join(folder, 'en')).sort();

type Texts = { [key: string]: string | Texts | Texts[] };

const read = (language: string, file: string) =>
  JSON.parse(readFileSync(join(folder, language, file), 'utf8')) as Texts;

/** Every text by its path; the plural forms of a text count as one. */
function flatten(texts: Texts | Texts[], prefix = ''): [path: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) => {
    const path = `${prefix}${key.replace(/_(one|many|other)$/, '')}`;
    return typeof value === 'string' ? [[path, value]] : flatten(value, `${path}.`);
  });
}

const pathsOf = (language: string, file: string) => [
  ...new Set(flatten(read(language, file)).map(([path]) => path)),
];

const holes = (text: string) => (text.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? []).sort().join(' ');

describe('the catalogues', () => {
  it('have the same namespaces', () => {
    expect(readdirSync(join(folder, 'es')).sort()).toEqual(namespaces);
  });

  it.each(namespaces)('%s says the same things in both languages', (file) => {
    expect(pathsOf('es', file).sort()).toEqual(pathsOf('en', file).sort());
  });

  it.each(namespaces)('%s has no empty text and the same holes to fill', (file) => {
    const english = new Map(flatten(read('en', file)));
    for (const [path, text] of flatten(read('es', file))) {
      expect(text.trim(), path).not.toBe('');
      if (!path.includes('sections'))
        expect(holes(text), path).toBe(holes(english.get(path) ?? ''));
    }
  });

  it.each(namespaces)(
    '%s writes a percent sign as Intl does: held to its number in Spanish',
    (file) => {
      for (const [path, text] of flatten(read('es', file)))
        expect(text, path).not.toMatch(/(\}\}|\d) %/);
      for (const [path, text] of flatten(read('en', file)))
        expect(text, path).not.toMatch(/(\}\}|\d)\s%/);
    },
  );

  it.each(namespaces)('%s has every plural form of its language', (file) => {
    for (const [language, forms] of [
      ['en', ['one', 'other']],
      ['es', ['one', 'many', 'other']],
    ] as const) {
      const keys = JSON.stringify(read(language, file)).match(/"\w+_(one|many|other)":/g) ?? [];
      const bases = new Set(keys.map((key) => key.slice(1).replace(/_(one|many|other)":$/, '')));
      for (const base of bases) {
        for (const form of forms)
          expect(keys, `${language} ${base}`).toContain(`"${base}_${form}":`);
      }
    }
  });

  it.each(['en', 'es'])('have a sentence for every error code in %s', (language) => {
    const texts = { ...read(language, 'errors.json'), ...read(language, 'featureErrors.json') };
    for (const code of Object.keys(errorCatalogue)) {
      expect(texts[code], code).toMatch(/^.{10,}[.!?]$/);
    }
  });

  it('keep the texts that the specification fixes', () => {
    const english = read('en', 'common.json');
    expect(english).toMatchObject({
      loading: 'Loading...',
      verifying: 'Verificando autenticación...',
      renewing: 'Renovando sesión...',
      redirecting: 'Redirecting to your dashboard...',
      appError: { title: 'Unexpected Application Error!' },
    });
    expect(read('es', 'common.json')).toMatchObject({
      verifying: 'Verificando autenticación...',
      renewing: 'Renovando sesión...',
      appError: { title: 'Unexpected Application Error!' },
    });
    expect(JSON.stringify(english['footer'])).toContain('2024');
  });
});
