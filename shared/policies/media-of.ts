import type { BlockContent } from '#shared/schemas/blocks.ts';
import type { MediaUse } from './media-use.ts';
import { nodesOf } from './rich-text-nodes.ts';

/** A file that something names: as what, and in which field. */
export type NamedMedia = { mediaId: string; use: MediaUse; path: (string | number)[] };

/** The media that a block's content names, with the field of each within the content. */
export function namedMedia(content: BlockContent): NamedMedia[] {
  switch (content.kind) {
    case 'text': {
      const documents = Object.values(content.body).filter((document) => document !== undefined);
      return documents
        .flatMap((document) => [...nodesOf(document)])
        .flatMap(({ type, attrs }) =>
          type === 'image'
            ? [{ mediaId: String(attrs?.['mediaId']), use: 'image' as const, path: ['body'] }]
            : [],
        );
    }
    case 'video':
      return [
        { mediaId: content.mediaId, use: 'video', path: ['mediaId'] },
        ...content.captions.map(({ mediaId }, at) => ({
          mediaId,
          use: 'captions' as const,
          path: ['captions', at, 'mediaId'],
        })),
      ];
    case 'file':
    case 'image':
    case 'audio':
      return [{ mediaId: content.mediaId, use: content.kind, path: ['mediaId'] }];
    case 'live':
      return content.recordingMediaId === null
        ? []
        : [{ mediaId: content.recordingMediaId, use: 'recording', path: ['recordingMediaId'] }];
    default:
      return [];
  }
}

/** The media that a block's content names, each once. */
export const mediaOf = (content: BlockContent): string[] => [
  ...new Set(namedMedia(content).map(({ mediaId }) => mediaId)),
];
