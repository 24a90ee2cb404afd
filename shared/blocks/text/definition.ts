import { picturesIn } from '#shared/policies/rich-text-nodes.ts';
import { type BlockDefinition, usualBlock } from '../block-definition.ts';
import { readingMinutes } from './reading-time.ts';
import { textFacts } from './text-facts.ts';

export const text = {
  ...usualBlock,
  facts: textFacts,
  media: ({ body }) =>
    Object.values(body)
      .flatMap((document) => (document === undefined ? [] : picturesIn(document)))
      .map((mediaId) => ({ mediaId, use: 'image' as const, path: ['body'] })),
  // As long as its words, of which there are none at first.
  usualMinutes: 1,
  isRead: true,
  expectedMinutes: readingMinutes,
} as const satisfies BlockDefinition<'text'>;
