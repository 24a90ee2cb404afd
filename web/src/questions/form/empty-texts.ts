import type { LocalizedText } from '#shared/policies/languages.ts';
import type { LocalizedRichText } from '#shared/schemas/rich-text.ts';

/** Texts of new parts, in which nothing is written yet. */
export const emptyText: LocalizedRichText = { en: { type: 'doc', content: [] } };
export const emptyLine: LocalizedText = { en: '' };
