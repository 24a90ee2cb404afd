import type { Actor } from '#functions/api/actor.ts';
import { wholeOutlineOf } from '#functions/api/editable-course.ts';
import type { Outline } from '#functions/data/lessons/outline.ts';
import { endOfBin } from '#functions/data/table/bin.ts';
import type { Table } from '#functions/data/table/table.ts';
import { found } from '#functions/platform/app-error.ts';

/**
 * The whole outline, for those who may change it, without what the bin has given up: the table forgets
 * that within days, readers do at once.
 * @throws AppError `not_found` for everybody else
 */
export async function editableOutlineOf(
  table: Table,
  actor: Actor,
  courseId: string,
  now: number,
): Promise<Outline> {
  const outline = await wholeOutlineOf(table, actor, courseId);
  const isThere = ({ binnedAt }: { binnedAt: string | null }) =>
    (endOfBin(binnedAt) ?? Infinity) * 1000 > now;
  const modules = outline.modules.filter(isThere);
  const there = new Set(modules.map(({ moduleId }) => moduleId));
  const blocks = outline.blocks.filter((block) => isThere(block) && there.has(block.moduleId));
  return { ...outline, modules, blocks };
}

/** The rows that some ids name, in the order of the ids, each once. @throws AppError `not_found` */
export function namedRows<T>(ids: string[], rows: T[], idOf: (row: T) => string): T[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return [...new Set(ids)].map((id) => found(byId.get(id)));
}
