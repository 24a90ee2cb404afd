import type { LocalizedRichText } from '#shared/schemas/rich-text.ts';

/** A text of one paragraph, for tests. */
export const written = (text: string): LocalizedRichText => ({
  en: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
});
