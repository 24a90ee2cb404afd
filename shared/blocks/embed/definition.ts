import { type BlockDefinition, usualBlock } from '../block-definition.ts';

/** A video of another site: how long it plays, and who saw how much of it, only that site knows. */
export const embed = {
  ...usualBlock,
  usualMinutes: 10,
} as const satisfies BlockDefinition<'embed'>;
