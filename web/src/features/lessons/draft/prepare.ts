import { mediaOf } from '#shared/blocks/registry.ts';
import type { LocalizedText } from '#shared/policies/languages.ts';
import { languages } from '#shared/policies/languages.ts';
import { nodesOf } from '#shared/policies/rich-text-nodes.ts';
import { blockContentSchema } from '#shared/schemas/blocks.ts';
import type { RichText } from '#shared/schemas/rich-text.ts';
import type { Content, ContentOf } from '../types.ts';

/** Whether there is anything in a text. */
export const says = (document: RichText | undefined): boolean =>
  document !== undefined &&
  [...nodesOf(document)].some(
    ({ type, text = '' }) =>
      text.trim() !== '' ||
      ['image', 'inlineMath', 'blockMath', 'horizontalRule', 'table'].includes(type),
  );

/** Words without the languages that nothing was written in; null where that is both. */
function written(text: LocalizedText | null): LocalizedText | null {
  const entries = Object.entries(text ?? {}).filter(([, words]) => words?.trim());
  return entries.length === 0 ? null : Object.fromEntries(entries);
}

function writtenBody({ body }: ContentOf<'text'>): ContentOf<'text'>['body'] {
  const full = languages.filter((language) => says(body[language]));
  if (full.length > 0)
    return Object.fromEntries(full.map((language) => [language, body[language]]));
  const [first] = languages.filter((language) => body[language]);
  return { [first ?? 'en']: { type: 'doc', content: [] } };
}

/** What stands in the form, as it is to be stored: empty fields say nothing. */
function withoutEmpty(content: Content): Content {
  switch (content.kind) {
    case 'text':
      return { ...content, body: writtenBody(content) };
    case 'image':
      return { ...content, alt: written(content.alt), caption: written(content.caption) };
    case 'audio':
      return { ...content, transcript: written(content.transcript) };
    case 'link':
      return { ...content, description: written(content.description) };
    case 'live':
      return { ...content, joinAddress: content.joinAddress?.trim() || null };
    default:
      return content;
  }
}

/** What the API takes in one request, less what stands around the content (`functions/api/chain`). */
const mostBytes = 250_000;
/** As `functions/courses/block-write.ts` has it. */
const mostMedia = 50;

const savable = blockContentSchema
  .refine((content) => new Blob([JSON.stringify(content)]).size <= mostBytes, {
    path: ['body'],
    error: 'too_many_bytes',
  })
  .refine((content) => mediaOf(content).length <= mostMedia, {
    path: ['body'],
    error: 'too_many_media',
  });

/** What stands in the form as the API takes it, or why it does not. */
export const prepare = (content: Content) => savable.safeParse(withoutEmpty(content));
