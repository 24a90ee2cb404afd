import * as z from 'zod';
import { keys, ranges, type Key } from '#functions/data/keys.ts';
import { blockRecord, outlines } from '#functions/data/lessons/outline.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';

const gone = z.object({
  entity: z.enum(['Module', 'Block']),
  courseId: z.string(),
  moduleId: z.string(),
});
const anyKey = z.object({ pk: z.string(), sk: z.string() });

const remove = (table: Table, key: Key) => table.commit([{ label: 'sweep', remove: key }]);

/** A module that left the bin for good takes along the blocks that are still in it. */
async function sweepModule(table: Table, courseId: string, moduleId: string): Promise<void> {
  if (await outlines.module(table, courseId, moduleId)) return;
  const outline = await outlines.get(table, courseId);
  const left = outline?.blocks.filter((block) => block.moduleId === moduleId) ?? [];
  for (const { blockId, revision } of left)
    await table.commit([
      {
        label: 'sweep',
        remove: keys.block(courseId, blockId),
        condition: '#revision = :revision',
        expression: { names: { '#revision': 'revision' }, values: { ':revision': revision } },
      },
    ]);
}

/** A block that is gone takes along what it held and its versions. */
async function sweepBlock(table: Table, courseId: string, blockId: string): Promise<void> {
  if (await outlines.block(table, courseId, blockId)) return;
  const rest = await table.queryAll(anyKey, ranges.block(blockId));
  for (const { pk, sk } of rest) await remove(table, { pk, sk });
}

/** Clears up behind the bin: whatever was removed from an outline leaves nothing behind. Bears repeats. */
export async function sweepOutline(table: Table, { before, after }: StreamRecord): Promise<void> {
  if (after || !before) return;
  const item = gone.safeParse(before);
  if (!item.success) return;
  const { entity, courseId, moduleId } = item.data;
  if (entity === 'Module') await sweepModule(table, courseId, moduleId);
  else await sweepBlock(table, courseId, blockRecord.parse(before).blockId);
}
