import { type BlockDefinition, completionOfPlaying, usualBlock } from '../block-definition.ts';
import { spokenLanguages } from '../spoken-languages.ts';
import { usualFacts } from '../usual-facts.ts';

export const audio = {
  ...usualBlock,
  facts: ({ transcript }) => ({
    ...usualFacts,
    languages: spokenLanguages(transcript),
    withoutCaptions: transcript === null,
  }),
  media: ({ mediaId }) => [{ mediaId, use: 'audio', path: ['mediaId'] }],
  usualMinutes: 10,
  playsFor: ({ durationSeconds }) => durationSeconds,
  completion: completionOfPlaying,
  lacks: ({ withoutCaptions }) => (withoutCaptions ? ['audio_without_transcript'] : []),
} as const satisfies BlockDefinition<'audio'>;
