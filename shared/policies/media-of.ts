import type { BlockContent } from '#shared/schemas/blocks.ts';
import { nodesOf } from './rich-text-nodes.ts';

/** The media that a block's content names, each once. */
export function mediaOf(content: BlockContent): string[] {
  switch (content.kind) {
    case 'text': {
      const documents = Object.values(content.body).filter((document) => document !== undefined);
      const pictures = documents
        .flatMap((document) => [...nodesOf(document)])
        .flatMap(({ type, attrs }) => (type === 'image' ? [String(attrs?.['mediaId'])] : []));
      return [...new Set(pictures)];
    }
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
