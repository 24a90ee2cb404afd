import { type BlockDefinition, usualBlock } from '../block-definition.ts';
import { usualFacts } from '../usual-facts.ts';

export const live = {
  ...usualBlock,
  facts: ({ day, time, timeZone }) => ({ ...usualFacts, day, starts: { day, time, timeZone } }),
  media: ({ recordingMediaId }) =>
    recordingMediaId === null
      ? []
      : [{ mediaId: recordingMediaId, use: 'recording', path: ['recordingMediaId'] }],
  usualMinutes: 60,
} as const satisfies BlockDefinition<'live'>;
