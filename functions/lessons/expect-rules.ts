import * as z from 'zod';
import type { prerequisiteSchema } from '#shared/schemas/blocks.ts';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { AppError } from '#functions/platform/app-error.ts';

type Prerequisite = z.infer<typeof prerequisiteSchema>;

const idOf = (one: Prerequisite) => (one.kind === 'block' ? one.blockId : one.moduleId);

const anyRow = z.object({ pk: z.string() });

/**
 * A prerequisite of a module or a lesson is a row of the same course. What was named before may be gone since: it locks
 * nothing then, and is no reason to refuse a save.
 * @throws AppError `not_found` where a row is named that this course does not have
 */
export async function expectRules(
  table: Table,
  courseId: string,
  wanted: Prerequisite[] = [],
  before: Prerequisite[] = [],
): Promise<void> {
  const known = new Set(before.map(idOf));
  const added = new Map(
    wanted.filter((one) => !known.has(idOf(one))).map((one) => [idOf(one), one]),
  );
  if (added.size === 0) return;
  const rows = await table.batchGet(
    anyRow,
    [...added.values()].map((one) =>
      one.kind === 'block'
        ? keys.block(courseId, one.blockId)
        : keys.module(courseId, one.moduleId),
    ),
    { consistent: true },
  );
  if (rows.length < added.size)
    throw new AppError('not_found', { issues: [{ path: ['prerequisites'], code: 'not_found' }] });
}
