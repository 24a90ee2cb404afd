import * as z from 'zod';
import { blockContentRecord } from './block-contents.ts';
import { courseRecord } from '#functions/data/courses/courses.ts';
import { enrollmentRecord, progressRecord } from '#functions/data/enrollments/enrollments.ts';
import { type Key, keys } from '#functions/data/keys.ts';
import { isVisible } from './learners-outline.ts';
import { blockRecord, moduleRecord, outlines } from './outline.ts';
import type { Table } from '#functions/data/table/table.ts';

const parts = z.discriminatedUnion('entity', [
  courseRecord.extend({ entity: z.literal('Course') }),
  moduleRecord.extend({ entity: z.literal('Module') }),
  blockRecord.extend({ entity: z.literal('Block') }),
  blockContentRecord.extend({ entity: z.literal('BlockContent') }),
  enrollmentRecord.extend({ entity: z.literal('Enrollment') }),
  progressRecord.extend({ entity: z.literal('Progress') }),
]);
type Parts = z.infer<typeof parts>;
type Entity = Parts['entity'];

/** `moduleId` is where whoever asks believes the block to be: it may have been moved since. */
export type BlockPlace = { courseId: string; moduleId: string; blockId: string };

/** All that is read of a block in one request, for one person or for nobody. */
export const blockKeys = (
  { courseId, moduleId, blockId }: BlockPlace,
  userId: string | null,
): Key[] => [
  keys.course(courseId),
  keys.module(courseId, moduleId),
  keys.block(courseId, blockId),
  keys.blockContent(blockId),
  ...(userId === null
    ? []
    : [keys.enrollment(userId, courseId), keys.progress(userId, courseId, blockId)]),
];

/**
 * A block with its course and module, what it holds, and one person's enrollment and progress in it: six
 * items in one consistent request, so that who left a second ago reads nothing; a moved block asks for
 * its module once more. `out` says whether learners get it.
 */
export async function loadBlock(table: Table, place: BlockPlace, userId: string | null) {
  const { courseId } = place;
  const items = await table.batchGet(parts, blockKeys(place, userId), { consistent: true });
  const pick = <E extends Entity>(
    wanted: E,
  ): Omit<Extract<Parts, { entity: E }>, 'entity'> | null => {
    const item = items.find(({ entity }) => entity === wanted);
    if (!item) return null;
    const { entity: _, ...record } = item as Extract<Parts, { entity: E }>;
    return record;
  };
  const block = pick('Block');
  const there = pick('Module');
  const module =
    block && block.moduleId !== there?.moduleId
      ? await outlines.module(table, courseId, block.moduleId)
      : there;
  return {
    course: pick('Course'),
    module,
    block,
    out: block !== null && module !== null && isVisible(block) && isVisible(module),
    saved: pick('BlockContent'),
    enrollment: pick('Enrollment'),
    progress: pick('Progress'),
  };
}
