import * as z from 'zod';
import type { lessons as contract } from '#shared/contract/lessons.ts';
import { mediaOf } from '#shared/blocks/registry.ts';
import { canEditCourse } from '#shared/policies/courses.ts';
import type { Operation } from '#functions/api/operation.ts';
import { courseRecord } from '#functions/data/courses/courses.ts';
import { type Key, keys } from '#functions/data/keys.ts';
import { blockContents } from '#functions/data/lessons/block-contents.ts';
import { blockRecord } from '#functions/data/lessons/outline.ts';
import { mediaRecord } from '#functions/data/media/media.ts';
import { endOfBin } from '#functions/data/table/bin.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import type { LessonsDeps } from './deps.ts';
import { presentHead } from './get-block.ts';
import { presentBlock } from './present-block.ts';

const parts = z.discriminatedUnion('entity', [
  courseRecord.extend({ entity: z.literal('Course') }),
  blockRecord.extend({ entity: z.literal('Block') }),
  mediaRecord.extend({ entity: z.literal('Media') }),
]);

/** What is read of a block that is known by its id alone, together with the profile. */
export const foundKeys = ({ blockId }: { blockId: string }): Key[] => [keys.blockContent(blockId)];

/** What a block holds tells in which course it is; the rest comes in one request more. */
export const findBlock: Operation<typeof contract.findBlock, LessonsDeps> = async ({
  actor,
  params: { blockId },
  now,
  deps,
}) => {
  const { courseId, content } = found(await blockContents.get(deps.table, blockId));
  if (courseId === null) throw new AppError('not_found');
  const items = await deps.table.batchGet(
    parts,
    [keys.course(courseId), keys.block(courseId, blockId), ...mediaOf(content).map(keys.media)],
    { consistent: true },
  );
  const course = found(items.find((item) => item.entity === 'Course'));
  if (!canEditCourse(actor, course)) throw new AppError('not_found');
  const block = found(items.find((item) => item.entity === 'Block'));
  // The table forgets what the trash has given up within days, readers do at once.
  if ((endOfBin(block.binnedAt) ?? Infinity) * 1000 <= now) throw new AppError('not_found');
  const files = items.filter((item) => item.entity === 'Media');
  const own = { progress: null, can: { edit: true, recordProgress: false } };
  return {
    block: await presentBlock(deps, now, block, content, own, files),
    course: {
      ...presentHead(course, deps, now),
      endsOn: course.endsOn,
      isOwn: course.ownerId === actor.userId,
    },
  };
};
