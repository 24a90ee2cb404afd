import * as z from 'zod';
import { blockContentRecord } from './block-contents.ts';
import type { BlockPlace } from './block-view.ts';
import { enrollmentRecord, enrollments } from '#functions/data/enrollments/enrollments.ts';
import { keys } from '#functions/data/keys.ts';
import { mediaRecord } from '#functions/data/media/media.ts';
import { lessonOutline } from './lean-outlines.ts';
import type { Table } from '#functions/data/table/table.ts';

const parts = z.discriminatedUnion('entity', [
  blockContentRecord.extend({ entity: z.literal('BlockContent') }),
  enrollmentRecord.extend({ entity: z.literal('Enrollment') }),
  mediaRecord.extend({ entity: z.literal('Media') }),
]);

/**
 * All that a player shows of a block: the course's outline, what the block holds with its media, and
 * one person's enrollment and progress. Three requests whatever there is and whoever asks, so that
 * their number tells nothing; consistent, so that who left a second ago reads nothing.
 */
export async function loadLesson(table: Table, place: BlockPlace, userId: string | null) {
  const { courseId, blockId } = place;
  const [outline, progress] = await Promise.all([
    lessonOutline(table, courseId),
    userId === null ? [] : enrollments.progress(table, userId, courseId),
  ]);
  const block = outline?.blocks.find((one) => one.blockId === blockId);
  const items = await table.batchGet(
    parts,
    [
      keys.blockContent(blockId),
      ...(userId === null ? [] : [keys.enrollment(userId, courseId)]),
      ...(block?.mediaIds ?? []).map(keys.media),
    ],
    { consistent: true },
  );
  return {
    outline,
    block,
    progress,
    content: items.find((item) => item.entity === 'BlockContent')?.content,
    enrollment: items.find((item) => item.entity === 'Enrollment') ?? null,
    files: items.filter((item) => item.entity === 'Media'),
  };
}
