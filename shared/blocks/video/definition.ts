import { type BlockDefinition, completionOfPlaying, usualBlock } from '../block-definition.ts';
import { usualFacts } from '../usual-facts.ts';

export const video = {
  ...usualBlock,
  facts: ({ captions }) => ({ ...usualFacts, withoutCaptions: captions.length === 0 }),
  media: ({ mediaId, captions }) => [
    { mediaId, use: 'video', path: ['mediaId'] },
    ...captions.map((one, at) => ({
      mediaId: one.mediaId,
      use: 'captions' as const,
      path: ['captions', at, 'mediaId'],
    })),
  ],
  usualMinutes: 10,
  playsFor: ({ durationSeconds }) => durationSeconds,
  completion: completionOfPlaying,
  lacks: ({ withoutCaptions }) => (withoutCaptions ? ['video_without_captions'] : []),
} as const satisfies BlockDefinition<'video'>;
