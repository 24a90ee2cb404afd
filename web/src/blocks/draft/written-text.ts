import { languages } from '#shared/policies/languages.ts';
import type { LocalizedRichText } from '#shared/schemas/rich-text.ts';
import { says } from '../text/says.ts';

/** A text without the languages that nothing was written in; null where that is both. */
export function writtenText(text: LocalizedRichText | null): LocalizedRichText | null {
  const there = languages.filter((language) => says(text?.[language]));
  return there.length === 0
    ? null
    : Object.fromEntries(there.map((language) => [language, text?.[language]]));
}
