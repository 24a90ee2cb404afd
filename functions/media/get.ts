import type { media as contract } from '#shared/contract/media.ts';
import { editableCourseOf } from '#functions/api/editable-course.ts';
import type { Operation } from '#functions/api/operation.ts';
import { media } from '#functions/data/media/media.ts';
import { found } from '#functions/platform/app-error.ts';
import type { MediaDeps } from './deps.ts';
import { presentOpenable } from './present.ts';

export const get: Operation<typeof contract.get, MediaDeps> = async ({
  actor,
  params,
  now,
  deps,
}) => {
  await editableCourseOf(deps.table, actor, params.courseId);
  const file = found(await media.ofCourse(deps.table, params, actor.userId, now));
  return presentOpenable(file, deps.links, now);
};
