import type { BlockContent } from '#shared/schemas/courses.ts';

/** The media that a block's content names. */
export function mediaOf(content: BlockContent): string[] {
  if (content.kind === 'text') return [];
  if (content.kind === 'file') return [content.mediaId];
  return [content.mediaId, ...content.captions.map((caption) => caption.mediaId)];
}
