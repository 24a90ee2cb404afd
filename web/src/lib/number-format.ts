import type { Language } from '#shared/policies/languages.ts';

export type NumberWords = { format: (value: number) => string };

const made = new Map<string, NumberWords>();

/**
 * A way to write numbers for people, made once: making one costs as much as writing a hundred numbers with it. What is
 * below nothing has a minus, which screen readers say, where Intl writes a hyphen, which they leave out.
 */
export function numberFormat(language: Language, options: Intl.NumberFormatOptions): NumberWords {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = made.get(key);
  if (known) return known;
  const { format } = new Intl.NumberFormat(language, options);
  const next = { format: (value: number) => format(value).replace('-', '−') };
  made.set(key, next);
  return next;
}
