import type { BlockKind } from '#shared/blocks/block-kinds.ts';
import { paths } from '#web/lib/paths.ts';

/** The address at which a lesson is written, for the kinds that have a page of their own for that. */
export const builders = {
  quiz: paths.quizBuilder,
  assignment: paths.assignmentBuilder,
} as const satisfies { [K in BlockKind]?: (blockId: string) => string };

/** Whether a kind is written on a page of its own; the others are where all lessons are, in the course's content. */
export const isBuilt = (kind: BlockKind): kind is keyof typeof builders => kind in builders;

/** The address at which a block is written; null: where all blocks are, in its course's content. */
export const builderOf = (kind: BlockKind, blockId: string): string | null =>
  isBuilt(kind) ? builders[kind](blockId) : null;
