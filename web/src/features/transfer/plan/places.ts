import type { ReadCourse } from '../format/read-course.ts';
import { wantedOrder } from './plan-import.ts';
import type { Target } from './target.ts';

/** Behind which row a new one goes; null: first; undefined: last, because the files do not say where. */
type After = string | null | undefined;

/** The last of some ids before one of them that is there; undefined where the one is not among them. */
function before(ids: readonly string[], id: string, isThere: (id: string) => boolean): After {
  const at = ids.indexOf(id);
  return at < 0 ? undefined : (ids.slice(0, at).findLast(isThere) ?? null);
}

/**
 * Places new rows as the files have them, among those that are there: each behind the one that it follows in the
 * folder. So each begins where it belongs, and what is cut off after any of them stands in order.
 */
export function createPlaces(read: ReadCourse, target: Target) {
  const wanted = wantedOrder(read, target);
  const order = wanted.map(({ moduleId }) => moduleId);
  const modules = new Set(target.platform?.modules.map(({ moduleId }) => moduleId));
  const moduleOf = new Map(target.platform?.blocks.map((row) => [row.blockId, row.moduleId]));
  const idsOf = (moduleId: string) => wanted.find((row) => row.moduleId === moduleId)?.ids ?? [];
  return {
    ofModule: (moduleId: string): After => before(order, moduleId, (id) => modules.has(id)),
    /** @param added a lesson that will be there by then */
    ofLesson: (moduleId: string, blockId: string, added?: string): After =>
      before(idsOf(moduleId), blockId, (id) => id === added || moduleOf.get(id) === moduleId),
    /** A module is there from now on. */
    noteModule: (moduleId: string) => void modules.add(moduleId),
    noteLesson: (moduleId: string, blockId: string) => void moduleOf.set(blockId, moduleId),
  };
}
export type Places = ReturnType<typeof createPlaces>;
