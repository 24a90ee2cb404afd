import { type BlockDefinition, usualBlock } from '../block-definition.ts';
import { spokenLanguages } from '../spoken-languages.ts';
import { usualFacts } from '../usual-facts.ts';

export const link = {
  ...usualBlock,
  facts: ({ description }) => ({ ...usualFacts, languages: spokenLanguages(description) }),
  usualMinutes: 5,
} as const satisfies BlockDefinition<'link'>;
