import { type BlockDefinition, usualBlock } from '../block-definition.ts';
import { spokenLanguages } from '../spoken-languages.ts';
import { usualFacts } from '../usual-facts.ts';

export const image = {
  ...usualBlock,
  facts: ({ alt, caption }) => ({
    ...usualFacts,
    languages: spokenLanguages(alt, caption),
    picturesWithoutAlt: alt === null ? 1 : 0,
  }),
  media: ({ mediaId }) => [{ mediaId, use: 'image', path: ['mediaId'] }],
  usualMinutes: 2,
} as const satisfies BlockDefinition<'image'>;
