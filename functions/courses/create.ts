import type { courses as contract } from '#shared/contract/courses.ts';
import type { Operation } from '#functions/api/operation.ts';
import { countCourse } from '#functions/data/courses/course-quota.ts';
import { courses, presentCourse } from '#functions/data/courses/courses.ts';
import { seats } from '#functions/data/courses/seats.ts';
import { iso } from '#functions/platform/iso.ts';
import { begun } from './begun.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import { expectFields } from './expect-fields.ts';
import { expectPrerequisites } from './prerequisites.ts';

export const create: Operation<typeof contract.create, BaseDeps> = async ({
  actor,
  body,
  now,
  deps,
}) => {
  await expectPrerequisites(deps.table, body.prerequisites);
  const courseId = deps.ids.ulid(now);
  const wanted = {
    ...begun(body, courseId),
    courseId,
    state: 'draft' as const,
    ownerId: actor.userId,
    createdAt: iso(now),
    publishedAt: null,
    version: 1,
  };
  const { coverFile, items } = await expectFields(deps.table, wanted);
  const course = { ...wanted, coverFile };
  return {
    response: presentCourse(course),
    items: [
      ...courses.create(course),
      seats.create(course.courseId, course.seats),
      countCourse(actor.userId, now),
      ...items,
    ],
  };
};
