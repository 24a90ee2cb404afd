import { type BlockDefinition, usualBlock } from '../block-definition.ts';

/** Planned: it has its place in an outline, and nothing to take yet. */
export const assignment = {
  ...usualBlock,
  isOffered: false,
  usualMinutes: 60,
} as const satisfies BlockDefinition<'assignment'>;
