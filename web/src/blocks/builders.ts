import type { BlockKind } from '#shared/blocks/block-kinds.ts';
import { paths } from '#web/lib/paths.ts';

/** Kinds that are written on a page of their own. */
const builders: { [K in BlockKind]?: (blockId: string) => string } = {
  quiz: paths.quizBuilder,
};

/** The address at which a block is written; null: where all blocks are, in its course's content. */
export const builderOf = (kind: BlockKind, blockId: string): string | null =>
  builders[kind]?.(blockId) ?? null;
