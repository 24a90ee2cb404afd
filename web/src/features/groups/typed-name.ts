import type { LocalizedText } from '#shared/policies/languages.ts';

/** A name as the fields of a form have it, in both languages. */
export type TypedName = { en: string; es: string };

export const typedName = (name: LocalizedText | null): TypedName => ({
  en: name?.en ?? '',
  es: name?.es ?? '',
});

/** The name without the language in which nothing was typed; null where that is both. */
export function nameIn({ en, es }: TypedName): LocalizedText | null {
  const name = {
    ...(en.trim() !== '' && { en: en.trim() }),
    ...(es.trim() !== '' && { es: es.trim() }),
  };
  return Object.keys(name).length > 0 ? name : null;
}
