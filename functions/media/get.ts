import type { media as contract } from '#shared/contract/media.ts';
import { editableCourseOf } from '#functions/api/editable-course.ts';
import type { Operation } from '#functions/api/operation.ts';
import { media } from '#functions/data/media.ts';
import { found } from '#functions/platform/app-error.ts';
import type { MediaDeps } from './deps.ts';
import { presentMedia } from './present.ts';

export const get: Operation<typeof contract.get, MediaDeps> = async ({
  actor,
  params,
  now,
  deps,
}) => {
  const { courseId } = await editableCourseOf(deps.table, actor, params.courseId);
  return presentMedia(found(await media.ofCourse(deps.table, courseId, params.mediaId, now)));
};
