import type { media as contract } from '#shared/contract/media.ts';
import { editableCourseOf } from '#functions/api/editable-course.ts';
import type { Operation } from '#functions/api/operation.ts';
import { media } from '#functions/data/media.ts';
import { countUpload } from '#functions/data/upload-quota.ts';
import { iso } from '#functions/platform/iso.ts';
import { checkUpload } from './check-upload.ts';
import type { MediaDeps } from './deps.ts';

export const createUpload: Operation<typeof contract.createUpload, MediaDeps> = async ({
  actor,
  params,
  body,
  now,
  deps,
}) => {
  const { courseId } = await editableCourseOf(deps.table, actor, params.courseId);
  checkUpload(body);
  const file = {
    ...body,
    mediaId: deps.ids.ulid(now),
    courseId,
    state: 'pending' as const,
    rejection: null,
    createdAt: iso(now),
  };
  return {
    response: { media: file, upload: await deps.uploads.uploadForm(file, now) },
    items: [media.create(file, now), countUpload(actor.userId, now)],
  };
};
