import type { BlockContent } from '#shared/schemas/blocks.ts';

/** The media that a block's content names. */
export function mediaOf(content: BlockContent): string[] {
  switch (content.kind) {
    case 'video':
      return [content.mediaId, ...content.captions.map((caption) => caption.mediaId)];
    case 'file':
    case 'image':
    case 'audio':
      return [content.mediaId];
    case 'live':
      return content.recordingMediaId === null ? [] : [content.recordingMediaId];
    default:
      return [];
  }
}
