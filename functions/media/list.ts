import type { media as contract } from '#shared/contract/media.ts';
import { editableCourseOf } from '#functions/api/editable-course.ts';
import type { Operation } from '#functions/api/operation.ts';
import { media } from '#functions/data/media.ts';
import type { MediaDeps } from './deps.ts';
import { presentMedia } from './present.ts';

export const list: Operation<typeof contract.list, MediaDeps> = async ({
  actor,
  params,
  page,
  now,
  deps,
}) => {
  const { courseId } = await editableCourseOf(deps.table, actor, params.courseId);
  const { items, last } = await media.list(deps.table, courseId, page, now);
  return { items: items.map(presentMedia), nextCursor: page.cursor(last) };
};
