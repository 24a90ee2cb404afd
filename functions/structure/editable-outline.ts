import { canEditCourse } from '#shared/policies/courses.ts';
import type { Actor } from '#functions/api/actor.ts';
import { outlines, type Outline } from '#functions/data/outline.ts';
import { endOfBin } from '#functions/data/outline-writes.ts';
import type { Table } from '#functions/data/table.ts';
import { AppError, found } from '#functions/platform/app-error.ts';

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
  const outline = found(await outlines.get(table, courseId));
  if (!canEditCourse(actor, outline.course)) throw new AppError('not_found');
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
