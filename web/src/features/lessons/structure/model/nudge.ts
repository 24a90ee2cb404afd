import type { Place } from '../types.ts';
import type { Branch } from './tree.ts';

/** By how much: one up or one down. */
export type Direction = -1 | 1;

/**
 * The place of blocks that are nudged by one: within their module, and from its end into the next module. Several go
 * together, from where the first (up) or the last (down) of them stands.
 * @returns null at the ends of the course
 */
export function nudgeBlocks(
  tree: readonly Branch[],
  ids: readonly string[],
  by: Direction,
): Place | null {
  const named = new Set(ids);
  const standing = tree.filter(({ blocks }) => blocks.some(({ blockId }) => named.has(blockId)));
  const branch = by === -1 ? standing[0] : standing.at(-1);
  if (!branch) return null;
  const own = branch.blocks.map(({ blockId }) => blockId);
  const others = own.filter((id) => !named.has(id));
  const { moduleId } = branch.module;
  const neighbour = tree[tree.indexOf(branch) + by];
  if (by === -1) {
    const first = own.findIndex((id) => named.has(id));
    const passed = own[first - 1];
    if (passed === undefined) {
      if (!neighbour) return null;
      const last = neighbour.blocks.at(-1)?.blockId ?? null;
      return { moduleId: neighbour.module.moduleId, after: last };
    }
    return { moduleId, after: others[others.indexOf(passed) - 1] ?? null };
  }
  const last = own.findLastIndex((id) => named.has(id));
  const passed = own[last + 1];
  if (passed === undefined)
    return neighbour ? { moduleId: neighbour.module.moduleId, after: null } : null;
  return { moduleId, after: passed };
}

/**
 * Behind which module modules go that are nudged by one place; undefined at the ends of the course.
 */
export function nudgeModules(
  tree: readonly Branch[],
  ids: readonly string[],
  by: Direction,
): string | null | undefined {
  const named = new Set(ids);
  const all = tree.map(({ module }) => module.moduleId);
  const others = all.filter((id) => !named.has(id));
  const at =
    by === -1 ? all.findIndex((id) => named.has(id)) : all.findLastIndex((id) => named.has(id));
  const passed = all[at + by];
  if (at === -1 || passed === undefined) return undefined;
  return by === 1 ? passed : (others[others.indexOf(passed) - 1] ?? null);
}
