import type { media as contract } from '#shared/contract/media.ts';
import { editableCourseOf } from '#functions/api/editable-course.ts';
import type { Operation } from '#functions/api/operation.ts';
import { intoCourse } from './announce.ts';
import type { MediaDeps } from './deps.ts';
import { presentMedia } from './present.ts';
import { formFor } from './upload-steps.ts';

export const createUpload: Operation<typeof contract.createUpload, MediaDeps> = async (asked) => {
  const { actor, params, body, deps } = asked;
  const { courseId } = await editableCourseOf(deps.table, actor, params.courseId);
  const { file, upload, items } = await formFor(intoCourse(courseId), body, asked);
  return { response: { media: presentMedia(file), upload }, items };
};
