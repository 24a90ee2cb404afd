import type { lessons as contract } from '#shared/contract/lessons.ts';
import { canEditCourse, canReadBlock, canSeeCourse } from '#shared/policies/courses.ts';
import { locksOf } from '#shared/policies/locks.ts';
import type { Operation } from '#functions/api/operation.ts';
import type { LessonCourse } from '#functions/data/lessons/lean-outlines.ts';
import { isActive } from '#functions/data/enrollments/enrollments.ts';
import { learnersOutline } from '#functions/data/lessons/learners-outline.ts';
import { loadLesson } from '#functions/data/lessons/lesson-view.ts';
import { presentCover } from '#functions/data/courses/present-cover.ts';
import { presentOwn } from '#functions/data/enrollments/present-enrollment.ts';
import { standingOf } from '#functions/data/lessons/standing.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import type { LessonsDeps } from './deps.ts';
import { presentBlock } from './present-block.ts';
import { presentOutline } from '#functions/data/lessons/present-outline.ts';

/** The facts about its course that a lesson shows. */
export const presentHead = (
  course: LessonCourse,
  { links }: Pick<LessonsDeps, 'links'>,
  now: number,
) => {
  const { courseId, title, category, state, startsOn } = course;
  return { courseId, title, category, state, startsOn, cover: presentCover(course, links, now) };
};

/** Editors also open what learners do not get, or not yet. */
export const getBlock: Operation<typeof contract.getBlock, LessonsDeps> = async ({
  actor,
  params,
  now,
  deps,
}) => {
  const loaded = await loadLesson(deps.table, params, actor?.userId ?? null, now);
  const outline = learnersOutline(found(loaded.outline));
  const { course } = outline;
  const { enrollment, files } = loaded;
  const enrolled = isActive(enrollment);
  if (!canSeeCourse(actor, course, enrolled)) throw new AppError('not_found');
  const block = { ...found(loaded.block), courseId: course.courseId };
  const edit = canEditCourse(actor, course);
  const isVisible = outline.blocks.some(({ blockId }) => blockId === block.blockId);
  if (!isVisible && !edit) throw new AppError('not_found');
  if (!canReadBlock(actor, course, block, enrolled)) throw new AppError('enrollment_required');
  const states = enrolled ? loaded.states : [];
  const standing = enrolled && !edit ? standingOf(outline, enrollment, states, now) : null;
  const locks = standing ? locksOf(block, standing) : [];
  if (locks.length > 0) throw new AppError('block_locked', { current: { locks } });
  const own = {
    progress: enrolled ? loaded.progress : null,
    can: { edit, recordProgress: enrolled && isVisible },
  };
  return {
    block: await presentBlock(deps, now, block, found(loaded.content), own, files),
    course: presentHead(course, deps, now),
    outline: presentOutline(outline, states, standing),
    enrollment: presentOwn(enrollment, outline, loaded.states, now),
  };
};
