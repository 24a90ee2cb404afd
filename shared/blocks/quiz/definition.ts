import { type BlockDefinition, usualBlock } from '../block-definition.ts';

/** Planned: it has its place in an outline, and nothing to take yet. */
export const quiz = {
  ...usualBlock,
  isOffered: false,
  usualMinutes: 15,
} as const satisfies BlockDefinition<'quiz'>;
