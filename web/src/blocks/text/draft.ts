import { languages } from '#shared/policies/languages.ts';
import type { ContentOf } from '#shared/schemas/blocks.ts';
import type { BlockDraft } from '../draft/block-draft.ts';
import { compareText } from './compare-text.ts';
import { mergeText } from './merge-text.ts';
import { says } from './says.ts';

function writtenBody({ body }: ContentOf<'text'>): ContentOf<'text'>['body'] {
  const full = languages.filter((language) => says(body[language]));
  if (full.length > 0)
    return Object.fromEntries(full.map((language) => [language, body[language]]));
  const [first] = languages.filter((language) => body[language]);
  return { [first ?? 'en']: { type: 'doc', content: [] } };
}

export const textDraft: BlockDraft<'text'> = {
  inBothLanguages: true,
  stored: (content) => ({ ...content, body: writtenBody(content) }),
  merge: mergeText,
  compare: compareText,
};
