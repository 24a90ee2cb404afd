import type { enrolledCourseSchema } from '#shared/schemas/enrollments.ts';
import * as z from 'zod';
import { canSeeCourse } from '#shared/policies/courses.ts';
import type { Actor } from '#functions/api/actor.ts';
import { courseHeadRecord } from '#functions/data/courses.ts';
import { doneOf } from '#functions/data/done-in.ts';
import type { Enrollment } from '#functions/data/enrollments.ts';
import { keys } from '#functions/data/keys.ts';
import { presentCover } from '#functions/data/present-cover.ts';
import { presentEnrollment } from '#functions/data/present-enrollment.ts';
import { statsById, statsRecord } from '#functions/data/stats.ts';
import type { EnrollmentsDeps } from './deps.ts';

type EnrolledCourse = z.infer<typeof enrolledCourseSchema>;

/** Where an enrollment stands among the own ones: by what was done last. */
export const placeOf = ({ lastActivityAt, enrolledAt, courseId }: Enrollment) =>
  `${lastActivityAt ?? enrolledAt} ${courseId}`;

export const latestFirst = (a: Enrollment, b: Enrollment) => (placeOf(a) < placeOf(b) ? 1 : -1);

const parts = z.discriminatedUnion('entity', [
  courseHeadRecord.extend({ entity: z.literal('Course') }),
  statsRecord.extend({ entity: z.literal('Stats') }),
]);

/** Some enrollments with what a card needs of their courses: one request as long as they are fifty. */
export async function enrolledCourses(
  { actor, now, deps }: { actor: Actor; now: number; deps: EnrollmentsDeps },
  shown: Enrollment[],
): Promise<EnrolledCourse[]> {
  const found = await deps.table.batchGet(
    parts,
    shown.flatMap(({ courseId }) => [keys.course(courseId), keys.stats(courseId)]),
  );
  const stats = statsById(found.filter((one) => one.entity === 'Stats'));
  const known = new Map(
    found.filter((one) => one.entity === 'Course').map((course) => [course.courseId, course]),
  );
  return shown.flatMap((enrollment) => {
    const course = known.get(enrollment.courseId);
    if (!course) return [];
    const { lessons } = stats(enrollment.courseId);
    const { title, category } = course;
    const can = { learn: canSeeCourse(actor, course, true) };
    const cover = presentCover(course, deps.links, now);
    const own = presentEnrollment(enrollment);
    const doneBlocks = doneOf(own, lessons);
    return [{ ...own, doneBlocks, title, category, cover, lessons, can }];
  });
}
