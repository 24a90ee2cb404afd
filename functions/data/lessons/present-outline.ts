import { locksOf, type Standing } from '#shared/policies/locks.ts';
import type { learningStateSchema } from '#shared/schemas/blocks.ts';
import type * as z from 'zod';
import type { BlockState } from '#functions/data/enrollments/enrollments.ts';
import type { BlockHead, Module } from './outline.ts';

type ShownBlock = Parameters<typeof locksOf>[0] &
  Pick<BlockHead, 'kind' | 'title' | 'minutes' | 'completion'>;
type Shown = {
  modules: Pick<Module, 'moduleId' | 'title' | 'version'>[];
  blocks: ShownBlock[];
};
type LearningState = z.infer<typeof learningStateSchema>;

/** The part of a block that an outline shows, with what locks it for a student. */
export const presentOutlineBlock = (block: ShownBlock, standing: Standing | null) => ({
  blockId: block.blockId,
  moduleId: block.moduleId,
  kind: block.kind,
  title: block.title,
  minutes: block.minutes,
  preview: block.preview,
  completion: block.completion,
  locks: standing ? locksOf(block, standing) : [],
});

/**
 * The modules in order, each with its blocks and the reader's own state of them.
 * @param outline as learners have it
 * @param standing of a learner; null for everybody else, to whom nothing is locked by rules
 */
export function presentOutline(
  { modules, blocks }: Shown,
  progress: BlockState[],
  standing: Standing | null,
) {
  const states = new Map<string, LearningState>(
    progress.map(({ blockId, state }) => [blockId, state]),
  );
  return modules.map(({ moduleId, title, version }) => ({
    moduleId,
    title,
    version,
    blocks: blocks
      .filter((block) => block.moduleId === moduleId)
      .map((block) => ({
        ...presentOutlineBlock(block, standing),
        state: states.get(block.blockId) ?? ('notStarted' as const),
      })),
  }));
}
