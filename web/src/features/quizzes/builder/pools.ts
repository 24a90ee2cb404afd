import { slotsIn } from './sections.ts';
import type { DrawSlot, Section } from './types.ts';

/** The questions that a draw finds, as far as they were counted. */
export type Pool = { questionIds: readonly string[]; isWhole: boolean };

/** How a draw stands: how many it has to choose from, and whether they are enough in every attempt. */
export type PoolState = {
  free: number;
  isWhole: boolean;
  /** `never`: there are too few; `shared`: there may be too few once others have drawn from the same. */
  isShort: 'no' | 'never' | 'shared';
};

/**
 * The draws of a quiz with what they have to choose from. Fixed questions are asked first and draws take turns, so
 * that none is asked twice; what draws before one could take from its pool is counted as taken.
 * @param poolOf undefined: it is not known yet
 */
export function poolStates(
  sections: readonly Section[],
  poolOf: (slot: DrawSlot) => Pool | undefined,
): Map<string, PoolState> {
  const slots = slotsIn(sections);
  const fixed = new Set(slots.flatMap((slot) => (slot.kind === 'fixed' ? [slot.questionId] : [])));
  const before: { ids: ReadonlySet<string>; count: number }[] = [];
  const states = new Map<string, PoolState>();
  for (const slot of slots) {
    if (slot.kind !== 'draw') continue;
    const pool = poolOf(slot);
    if (!pool) continue;
    const ids = new Set(pool.questionIds.filter((id) => !fixed.has(id)));
    const taken = before.reduce((sum, one) => {
      const common = [...one.ids].filter((id) => ids.has(id)).length;
      return sum + Math.min(common, one.count);
    }, 0);
    const isEnough = (free: number) => free >= slot.count || (!pool.isWhole && ids.size >= 50);
    states.set(slot.slotId, {
      free: ids.size,
      isWhole: pool.isWhole,
      isShort: !isEnough(ids.size) ? 'never' : !isEnough(ids.size - taken) ? 'shared' : 'no',
    });
    before.push({ ids, count: slot.count });
  }
  return states;
}
