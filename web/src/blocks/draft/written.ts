import type { LocalizedText } from '#shared/policies/languages.ts';

/** Words without the languages that nothing was written in; null where that is both. */
export function written(text: LocalizedText | null): LocalizedText | null {
  const entries = Object.entries(text ?? {}).filter(([, words]) => words?.trim());
  return entries.length === 0 ? null : Object.fromEntries(entries);
}
