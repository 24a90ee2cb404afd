import type { Place } from '../types.ts';
import type { Branch } from './tree.ts';

export type Edge = 'before' | 'after';

/** The place of blocks that are dropped at an edge of a row: a module takes them in as its first. */
export function dropBlocks(
  tree: readonly Branch[],
  moving: ReadonlySet<string>,
  target: { id: string; edge: Edge },
): Place | null {
  const at = tree.findIndex(({ module }) => module.moduleId === target.id);
  const branch = tree[at];
  if (branch) {
    const above = target.edge === 'before' ? tree[at - 1] : undefined;
    if (!above) return { moduleId: branch.module.moduleId, after: null };
    const last = above.blocks.findLast(({ blockId }) => !moving.has(blockId));
    return { moduleId: above.module.moduleId, after: last?.blockId ?? null };
  }
  const home = tree.find(({ blocks }) => blocks.some(({ blockId }) => blockId === target.id));
  if (!home || moving.has(target.id)) return null;
  const others = home.blocks.map(({ blockId }) => blockId).filter((id) => !moving.has(id));
  const place = others.indexOf(target.id);
  const after = target.edge === 'after' ? target.id : (others[place - 1] ?? null);
  return { moduleId: home.module.moduleId, after };
}

/** Behind which module modules go that are dropped at an edge of a row, theirs or a block's; undefined: nowhere. */
export function dropModules(
  tree: readonly Branch[],
  moving: ReadonlySet<string>,
  target: { id: string; edge: Edge },
): string | null | undefined {
  const home = tree.find(
    ({ module, blocks }) =>
      module.moduleId === target.id || blocks.some(({ blockId }) => blockId === target.id),
  );
  if (!home || moving.has(home.module.moduleId)) return undefined;
  const isHead = home.module.moduleId === target.id;
  if (!isHead || target.edge === 'after') return home.module.moduleId;
  const others = tree.map(({ module }) => module.moduleId).filter((id) => !moving.has(id));
  return others[others.indexOf(target.id) - 1] ?? null;
}
