import type { media as contract } from '#shared/contract/media.ts';
import { editableCourseOf } from '#functions/api/editable-course.ts';
import type { Operation } from '#functions/api/operation.ts';
import { announce } from './announce.ts';
import { checkUpload } from './check-upload.ts';
import type { MediaDeps } from './deps.ts';
import { presentMedia } from './present.ts';

export const createUpload: Operation<typeof contract.createUpload, MediaDeps> = async ({
  actor,
  params,
  body,
  now,
  deps,
}) => {
  const { courseId } = await editableCourseOf(deps.table, actor, params.courseId);
  checkUpload(body);
  const announced = { ...body, courseId, mediaId: deps.ids.ulid(now) };
  const { file, items } = announce(announced, actor.userId, now);
  return {
    response: { media: presentMedia(file), upload: await deps.uploads.uploadForm(file, now) },
    items,
  };
};
