import * as z from 'zod';
import { expectOpen } from '#functions/api/expect-open.ts';
import {
  type AssignmentView,
  loadAssignment,
} from '#functions/data/assignments/assignment-view.ts';
import type { WorkPlace } from '#functions/data/assignments/work-place.ts';
import { keys } from '#functions/data/keys.ts';
import { moduleRecord } from '#functions/data/lessons/outline.ts';
import { type WorkFile, workFileRecord } from '#functions/data/media/work-files.ts';
import type { Table } from '#functions/data/table/table.ts';

const around = z.discriminatedUnion('entity', [
  moduleRecord.extend({ entity: z.literal('Module') }),
  workFileRecord.extend({ entity: z.literal('WorkFile') }),
]);

/**
 * An assignment that somebody may open now, with the files of their draft and those that they name, in two requests.
 * @throws AppError `not_found`, `enrollment_required`, `block_locked`
 */
export async function loadOpen(
  table: Table,
  place: WorkPlace,
  named: string[],
  now: number,
): Promise<{ view: AssignmentView; files: WorkFile[] }> {
  const view = await loadAssignment(table, place);
  const { block, draft } = view;
  const mediaIds = [...new Set([...named, ...(draft?.files ?? [])])];
  const items = await table.batchGet(
    around,
    [
      ...(block ? [keys.module(place.courseId, block.moduleId)] : []),
      ...mediaIds.map(keys.workFile),
    ],
    { consistent: true },
  );
  const module = items.find((item) => item.entity === 'Module') ?? null;
  await expectOpen(table, view, now, module);
  return { view, files: items.filter((item) => item.entity === 'WorkFile') };
}
