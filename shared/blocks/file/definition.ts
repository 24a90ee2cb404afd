import { type BlockDefinition, usualBlock } from '../block-definition.ts';

export const file = {
  ...usualBlock,
  media: ({ mediaId }) => [{ mediaId, use: 'file', path: ['mediaId'] }],
  usualMinutes: 5,
} as const satisfies BlockDefinition<'file'>;
