import type { media as contract } from '#shared/contract/media.ts';
import { editableCourseOf } from '#functions/api/editable-course.ts';
import type { Operation } from '#functions/api/operation.ts';
import { storageUse } from '#functions/data/media/storage-use.ts';
import type { MediaDeps } from './deps.ts';

export const getStorage: Operation<typeof contract.getStorage, MediaDeps> = async ({
  actor,
  params,
  deps,
}) => {
  const { courseId } = await editableCourseOf(deps.table, actor, params.courseId);
  const [course, person] = await Promise.all([
    storageUse.get(deps.table, 'course', courseId),
    storageUse.get(deps.table, 'person', actor.userId),
  ]);
  return { course, person };
};
