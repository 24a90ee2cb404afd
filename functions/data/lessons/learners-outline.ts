import type { Module } from './outline.ts';

type Row = Pick<Module, 'published' | 'binnedAt'>;
type Placed = Row & Pick<Module, 'moduleId'>;

/** Whether learners get a module, or a block of such a module. */
export const isVisible = ({ published, binnedAt }: Row): boolean => published && binnedAt === null;

/**
 * An outline as learners have it: without what is unpublished or thrown away and what lies in such a
 * module, the blocks in the order in which one comes through them.
 */
export function learnersOutline<O extends { modules: Placed[]; blocks: Placed[] }>(outline: O): O {
  const modules = outline.modules.filter(isVisible);
  const blocks = outline.blocks.filter(isVisible);
  const inModule = Map.groupBy(blocks, ({ moduleId }) => moduleId);
  return {
    ...outline,
    modules,
    blocks: modules.flatMap(({ moduleId }) => inModule.get(moduleId) ?? []),
  };
}
