import type { courses as contract } from '#shared/contract/courses.ts';
import { editableCourseOf } from '#functions/api/editable-course.ts';
import type { Operation } from '#functions/api/operation.ts';
import { courses } from '#functions/data/courses.ts';
import { outlines } from '#functions/data/outline.ts';
import { expectVersion } from '#functions/data/versioned.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { CoursesDeps } from './deps.ts';

export const setState: Operation<typeof contract.setState, CoursesDeps> = async ({
  actor,
  params,
  body,
  now,
  deps,
}) => {
  const course = await editableCourseOf(deps.table, actor, params.courseId);
  expectVersion(body.version, course, course);
  if (body.state === 'published') {
    const outline = await outlines.get(deps.table, course.courseId);
    if (!outline?.blocks.length) throw new AppError('course_not_ready');
  }
  const publishedAt = course.publishedAt ?? (body.state === 'published' ? iso(now) : null);
  const { next, items } = courses.replace(course, { state: body.state, publishedAt });
  return { response: next, items };
};
