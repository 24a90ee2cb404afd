import type { Language } from '#shared/policies/languages.ts';

const made = new Map<string, Intl.NumberFormat>();

/** A way to write numbers, made once: making one costs as much as writing a hundred numbers with it. */
export function numberFormat(
  language: Language,
  options: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = made.get(key);
  if (known) return known;
  const next = new Intl.NumberFormat(language, options);
  made.set(key, next);
  return next;
}
