import type { BlockKind } from '#shared/blocks/block-kinds.ts';
import { mediaOf } from '#shared/blocks/registry.ts';
import { blockContentSchema, type ContentOf } from '#shared/schemas/blocks.ts';
import { drafts } from '#web/blocks/drafts.ts';
import type { Content } from '../types.ts';

/** The limit of a request to the API, less what stands around the content (`functions/api/chain`). */
const mostBytes = 250_000;
/** As `functions/lessons/block-write.ts` has it. */
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

const stored = <K extends BlockKind>(kind: K, content: ContentOf<K>) =>
  drafts[kind].stored(content);

/** The form's values as the API takes them, or why it does not. */
export const prepare = (content: Content) =>
  savable.safeParse(stored<BlockKind>(content.kind, content));
