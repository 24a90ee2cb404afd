import type { courses as contract } from '#shared/contract/courses.ts';
import { canEditCourse, canReadBlock, canSeeCourse } from '#shared/policies/courses.ts';
import type { Operation } from '#functions/api/operation.ts';
import { isActive } from '#functions/data/enrollments.ts';
import { loadLesson } from '#functions/data/lesson-view.ts';
import { presentEnrollment } from '#functions/data/present-enrollment.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import type { CoursesDeps } from './deps.ts';
import { presentBlock } from './present-block.ts';
import { presentOutline } from './present.ts';

export const getBlock: Operation<typeof contract.getBlock, CoursesDeps> = async ({
  actor,
  params,
  now,
  deps,
}) => {
  const loaded = await loadLesson(deps.table, params, actor?.userId ?? null);
  const outline = found(loaded.outline);
  const { course } = outline;
  const { enrollment, files } = loaded;
  const enrolled = isActive(enrollment);
  if (!canSeeCourse(actor, course, enrolled)) throw new AppError('not_found');
  const block = found(loaded.block);
  if (!canReadBlock(actor, course, block, enrolled)) throw new AppError('enrollment_required');
  const progress = enrolled ? loaded.progress : [];
  const own = {
    progress: progress.find(({ blockId }) => blockId === block.blockId) ?? null,
    can: { edit: canEditCourse(actor, course), recordProgress: enrolled },
  };
  return {
    block: await presentBlock(deps, now, block, found(loaded.content), own, files),
    course: { courseId: course.courseId, title: course.title, startsOn: course.startsOn },
    outline: presentOutline(outline, progress),
    enrollment: enrollment ? presentEnrollment(enrollment) : null,
  };
};
