import type { BlockRow, ModuleRow, Structure } from '../types.ts';

export type Branch = { module: ModuleRow; blocks: BlockRow[] };

/** The course without its bin: modules in order, each with its blocks in order. */
export function treeOf({ modules, blocks }: Pick<Structure, 'modules' | 'blocks'>): Branch[] {
  const inModule = Map.groupBy(
    blocks.filter(({ binnedAt }) => binnedAt === null),
    ({ moduleId }) => moduleId,
  );
  return modules
    .filter(({ binnedAt }) => binnedAt === null)
    .map((module) => ({ module, blocks: inModule.get(module.moduleId) ?? [] }));
}

/** The ids of the rows in view, from top to bottom. */
export const rowsOf = (tree: readonly Branch[], folded: ReadonlySet<string>): string[] =>
  tree.flatMap(({ module, blocks }) => [
    module.moduleId,
    ...(folded.has(module.moduleId) ? [] : blocks.map(({ blockId }) => blockId)),
  ]);
