import type { courses as contract } from '#shared/contract/courses.ts';
import { editableCourseOf } from '#functions/api/editable-course.ts';
import type { Operation } from '#functions/api/operation.ts';
import { courseLateReworks } from '#functions/data/assignments/course-late-reworks.ts';
import { courses, presentCourse } from '#functions/data/courses/courses.ts';
import { seats } from '#functions/data/courses/seats.ts';
import { totalRecounts } from '#functions/data/lessons/total-recounts.ts';
import { expectVersion } from '#functions/data/table/versioned.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import { iso } from '#functions/platform/iso.ts';
import { expectFields } from './expect-fields.ts';
import { expectPrerequisites } from './prerequisites.ts';

export const update: Operation<typeof contract.update, BaseDeps> = async ({
  actor,
  params,
  body,
  now,
  deps,
}) => {
  const course = await editableCourseOf(deps.table, actor, params.courseId);
  const { version, ...changes } = body;
  expectVersion(version, course, presentCourse(course));
  const added = changes.prerequisites?.filter((id) => !course.prerequisites.includes(id)) ?? [];
  await expectPrerequisites(deps.table, added);
  const fields = await expectFields(deps.table, { ...course, ...changes }, course);
  const { next, items } = courses.replace(course, { ...changes, coverFile: fields.coverFile });
  items.push(...fields.items);
  if (next.seats !== course.seats) items.push(seats.resize(course.courseId, next.seats));
  // Who had done all of it may have by now what it asks for.
  if (next.completeFrom !== course.completeFrom)
    items.push(totalRecounts.begin(course.courseId, next.completeFrom === null));
  // The due dates of its assignments count from its start.
  if (next.startsOn !== course.startsOn)
    items.push(
      courseLateReworks.begin({ courseId: course.courseId, by: actor.userId, at: iso(now) }),
    );
  return { response: presentCourse(next), items };
};
