import * as z from 'zod';
import { blockContentRecord } from './block-contents.ts';
import type { BlockPlace } from './block-view.ts';
import { enrollmentRecord, progressRecord } from '#functions/data/enrollments/enrollments.ts';
import { type Key, keys } from '#functions/data/keys.ts';
import { mediaRecord } from '#functions/data/media/media.ts';
import { blockStates, blockStatesRecord } from '#functions/data/progress/block-states.ts';
import { lessonOutline } from './lean-outlines.ts';
import type { Table } from '#functions/data/table/table.ts';

const ownParts = z.discriminatedUnion('entity', [
  enrollmentRecord.extend({ entity: z.literal('Enrollment') }),
  progressRecord.extend({ entity: z.literal('Progress') }),
  blockStatesRecord.extend({ entity: z.literal('BlockStates') }),
]);

const parts = z.discriminatedUnion('entity', [
  blockContentRecord.extend({ entity: z.literal('BlockContent') }),
  mediaRecord.extend({ entity: z.literal('Media') }),
]);

/** The keys of everything that a player reads about a student, by the address of the lesson. */
export const ownLessonKeys = (
  { courseId, blockId }: Pick<BlockPlace, 'courseId' | 'blockId'>,
  userId: string,
): Key[] => [
  keys.enrollment(userId, courseId),
  keys.progress(userId, courseId, blockId),
  keys.blockStates(userId, courseId),
];

/** Somebody's enrollment in a course, their progress in one block and the states of all. */
async function loadOwn(table: Table, place: BlockPlace, userId: string | null, now: number) {
  const items =
    userId === null
      ? []
      : await table.batchGet(ownParts, ownLessonKeys(place, userId), { consistent: true });
  const enrollment = items.find((item) => item.entity === 'Enrollment') ?? null;
  const kept = items.find((item) => item.entity === 'BlockStates') ?? null;
  return {
    enrollment,
    progress: items.find((item) => item.entity === 'Progress') ?? null,
    states: await blockStates.of(table, enrollment, kept, now),
  };
}

/**
 * All that a player shows of a block: the course's outline, what the block holds with its media, and
 * one person's enrollment, progress and states. What is their own comes with their profile; two requests beside it,
 * whatever there is and whoever asks, so that their number tells nothing; consistent, so that who left a second ago
 * reads nothing.
 * @param now in milliseconds
 */
export async function loadLesson(
  table: Table,
  place: BlockPlace,
  userId: string | null,
  now: number,
) {
  const { courseId, blockId } = place;
  const own = await loadOwn(table, place, userId, now);
  const outline = await lessonOutline(table, courseId);
  const block = outline?.blocks.find((one) => one.blockId === blockId);
  const items = await table.batchGet(
    parts,
    [keys.blockContent(blockId), ...(block?.mediaIds ?? []).map(keys.media)],
    { consistent: true },
  );
  return {
    ...own,
    outline,
    block,
    content: items.find((item) => item.entity === 'BlockContent')?.content,
    files: items.filter((item) => item.entity === 'Media'),
  };
}
