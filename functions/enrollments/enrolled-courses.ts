import type { enrolledCourseSchema } from '#shared/schemas/enrollments.ts';
import type * as z from 'zod';
import { canSeeCourse } from '#shared/policies/courses.ts';
import type { Actor } from '#functions/api/actor.ts';
import { courses } from '#functions/data/courses.ts';
import type { Enrollment } from '#functions/data/enrollments.ts';
import { presentEnrollment } from '#functions/data/present-enrollment.ts';
import { statsOf } from '#functions/data/stats.ts';
import type { Table } from '#functions/data/table.ts';

type EnrolledCourse = z.infer<typeof enrolledCourseSchema>;

/** Where an enrollment stands among the own ones: by what was done last. */
export const placeOf = ({ lastActivityAt, enrolledAt, courseId }: Enrollment) =>
  `${lastActivityAt ?? enrolledAt} ${courseId}`;

export const latestFirst = (a: Enrollment, b: Enrollment) => (placeOf(a) < placeOf(b) ? 1 : -1);

/** Some enrollments with what a card needs of their courses: two requests, whatever their number up to 100. */
export async function enrolledCourses(
  table: Table,
  actor: Actor,
  shown: Enrollment[],
): Promise<EnrolledCourse[]> {
  const courseIds = shown.map(({ courseId }) => courseId);
  const [known, stats] = await Promise.all([
    courses.byId(table, courseIds),
    statsOf(table, courseIds),
  ]);
  return shown.flatMap((enrollment) => {
    const course = known.get(enrollment.courseId);
    if (!course) return [];
    const { lessons } = stats(enrollment.courseId);
    const { title, category } = course;
    const can = { learn: canSeeCourse(actor, course, true) };
    return [{ ...presentEnrollment(enrollment), title, category, lessons, can }];
  });
}
