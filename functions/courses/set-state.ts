import type { courses as contract } from '#shared/contract/courses.ts';
import type { Finding } from '#shared/schemas/structure.ts';
import { editableCourseOf } from '#functions/api/editable-course.ts';
import type { Operation } from '#functions/api/operation.ts';
import { courses, presentCourse } from '#functions/data/courses/courses.ts';
import { findingsOf } from '#functions/data/lessons/findings-of.ts';
import { outlines } from '#functions/data/lessons/outline.ts';
import { expectVersion } from '#functions/data/table/versioned.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';

/** The place of a finding, as a path to it. */
const presentFinding = ({ code, moduleId, blockId }: Finding) => ({
  path: [...(moduleId ? ['modules', moduleId] : []), ...(blockId ? ['blocks', blockId] : [])],
  code,
});

export const setState: Operation<typeof contract.setState, BaseDeps> = async ({
  actor,
  params,
  body,
  now,
  deps,
}) => {
  const course = await editableCourseOf(deps.table, actor, params.courseId);
  expectVersion(body.version, course, presentCourse(course));
  if (body.state === 'published') {
    const outline = found(await outlines.get(deps.table, course.courseId));
    const missing = (await findingsOf(deps.table, outline)).filter(({ blocking }) => blocking);
    if (missing.length > 0)
      throw new AppError('course_not_ready', { issues: missing.map(presentFinding) });
  }
  const publishedAt = course.publishedAt ?? (body.state === 'published' ? iso(now) : null);
  const { next, items } = courses.replace(course, { state: body.state, publishedAt });
  return { response: presentCourse(next), items };
};
