import type { courses as contract } from '#shared/contract/courses.ts';
import { canEditCourse, canReadBlock, canSeeCourse } from '#shared/policies/courses.ts';
import type { Operation } from '#functions/api/operation.ts';
import { loadBlock } from '#functions/data/block-view.ts';
import { isActive } from '#functions/data/enrollments.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import type { CoursesDeps } from './deps.ts';
import { presentBlock } from './present-block.ts';

export const getBlock: Operation<typeof contract.getBlock, CoursesDeps> = async ({
  actor,
  params,
  now,
  deps,
}) => {
  const loaded = await loadBlock(deps.table, params, actor?.userId ?? null);
  const course = found(loaded.course);
  const enrolled = isActive(loaded.enrollment);
  if (!canSeeCourse(actor, course, enrolled)) throw new AppError('not_found');
  const block = found(loaded.block);
  if (!canReadBlock(actor, course, block, enrolled)) throw new AppError('enrollment_required');
  return presentBlock(deps, now, block, found(loaded.content), {
    progress: enrolled ? loaded.progress : null,
    can: { edit: canEditCourse(actor, course), recordProgress: enrolled },
  });
};
