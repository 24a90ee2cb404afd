import type { courses as contract } from '#shared/contract/courses.ts';
import { canEditCourse, canSeeCourse } from '#shared/policies/courses.ts';
import type { Operation } from '#functions/api/operation.ts';
import { enrollments, isActive } from '#functions/data/enrollments.ts';
import { outlines } from '#functions/data/outline.ts';
import { presentEnrollment } from '#functions/data/present-enrollment.ts';
import { profiles } from '#functions/data/profiles.ts';
import { seatsLeft } from '#functions/data/seats.ts';
import { statsOf } from '#functions/data/stats.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import type { CoursesDeps } from './deps.ts';
import { presentOutline, presentPerson } from './present.ts';

export const get: Operation<typeof contract.get, CoursesDeps> = async ({ actor, params, deps }) => {
  const { courseId } = params;
  const { table } = deps;
  const [outline, enrollment, progress, stats] = await Promise.all([
    outlines.get(table, courseId).then(found),
    actor ? enrollments.get(table, actor.userId, courseId) : null,
    actor ? enrollments.progress(table, actor.userId, courseId) : [],
    statsOf(table, [courseId]),
  ]);
  const { course } = outline;
  const active = isActive(enrollment);
  if (!canSeeCourse(actor, course, active)) throw new AppError('not_found');
  const names = await profiles.names(table, [course.ownerId]);
  const left = seatsLeft(outline.seats);
  const edit = canEditCourse(actor, course);
  return {
    course,
    teacher: presentPerson(course.ownerId, names),
    outline: presentOutline(outline, active ? progress : []),
    students: stats(courseId).students,
    lessons: outline.blocks.length,
    minutes: outline.blocks.reduce((sum, block) => sum + block.minutes, 0),
    seatsLeft: left,
    enrollment: enrollment ? presentEnrollment(enrollment) : null,
    can: {
      edit,
      enroll:
        actor !== null &&
        !active &&
        course.state === 'published' &&
        course.enrollmentMode === 'open' &&
        left !== 0,
      learn: active || edit,
    },
  };
};
