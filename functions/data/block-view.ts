import * as z from 'zod';
import { courseRecord } from './courses.ts';
import { enrollmentRecord, progressRecord } from './enrollments.ts';
import { keys } from './keys.ts';
import { blockContentRecord, blockRecord } from './outline.ts';
import type { Table } from './table.ts';

const parts = z.discriminatedUnion('entity', [
  courseRecord.extend({ entity: z.literal('Course') }),
  blockRecord.extend({ entity: z.literal('Block') }),
  blockContentRecord.extend({ entity: z.literal('BlockContent') }),
  enrollmentRecord.extend({ entity: z.literal('Enrollment') }),
  progressRecord.extend({ entity: z.literal('Progress') }),
]);
type Parts = z.infer<typeof parts>;
type Entity = Parts['entity'];

export type BlockPlace = { courseId: string; moduleId: string; blockId: string };

/**
 * A block with its course, what it holds, and one person's enrollment and progress in it:
 * five items in one consistent request, so that who left a second ago reads nothing.
 */
export async function loadBlock(table: Table, place: BlockPlace, userId: string | null) {
  const { courseId, moduleId, blockId } = place;
  const own =
    userId === null
      ? []
      : [keys.enrollment(userId, courseId), keys.progress(userId, courseId, blockId)];
  const items = await table.batchGet(
    parts,
    [
      keys.course(courseId),
      keys.block(courseId, moduleId, blockId),
      keys.blockContent(blockId),
      ...own,
    ],
    { consistent: true },
  );
  const pick = <E extends Entity>(
    wanted: E,
  ): Omit<Extract<Parts, { entity: E }>, 'entity'> | null => {
    const item = items.find(({ entity }) => entity === wanted);
    if (!item) return null;
    const { entity: _, ...record } = item as Extract<Parts, { entity: E }>;
    return record;
  };
  return {
    course: pick('Course'),
    block: pick('Block'),
    content: pick('BlockContent')?.content ?? null,
    enrollment: pick('Enrollment'),
    progress: pick('Progress'),
  };
}
