import type { Block } from '../types.ts';

/**
 * Whether a lesson says itself how long its reader has: a quiz with a limit, for which somebody may have more time than
 * the outline plans.
 */
export const saysOwnTime = ({ content }: Pick<Block, 'content'>): boolean =>
  content.kind === 'quiz' && content.minutes !== null;
