import type { Language } from '#shared/policies/languages.ts';

type Values = Record<string, string | number | undefined> & { count?: number };
type Translate = (key: string, values?: Values) => unknown;

const textAt = (texts: object, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], texts);

/**
 * The part of i18next that the drawn pages need, over the same catalogues and under the same types: a key, the plural
 * of a count, values in `{{braces}}`. The library itself would be an eighth of the function's bundle.
 * @throws for a key that the catalogue lacks
 */
export function translator(texts: object, language: Language): Translate {
  const plural = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const { count } = values;
    const text =
      (count === undefined ? undefined : textAt(texts, `${key}_${plural.select(count)}`)) ??
      (count === undefined ? undefined : textAt(texts, `${key}_other`)) ??
      textAt(texts, key);
    if (text === undefined) throw new Error(`There is no text ${key} in ${language}`);
    if (typeof text !== 'string') return text;
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => `${values[name] ?? ''}`);
  };
}
