import type { enrolledCourseSchema } from '#shared/schemas/enrollments.ts';
import * as z from 'zod';
import { canSeeCourse } from '#shared/policies/courses.ts';
import type { Actor } from '#functions/api/actor.ts';
import { courseHeadRecord, type CourseHead } from '#functions/data/courses.ts';
import { doneOf } from '#functions/data/done-in.ts';
import type { Enrollment } from '#functions/data/enrollments.ts';
import { keys } from '#functions/data/keys.ts';
import { presentCover } from '#functions/data/present-cover.ts';
import { presentEnrollment } from '#functions/data/present-enrollment.ts';
import {
  statsById,
  statsRecord,
  type LatestLesson,
  type StatsById,
} from '#functions/data/stats.ts';
import type { Table } from '#functions/data/table.ts';
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

/** Courses as a learner's lists need them, what was counted of them, and their latest lessons. */
export type KnownCourses = {
  courses: Map<string, CourseHead>;
  stats: StatsById;
  latest: Map<string, LatestLesson[]>;
};

/**
 * Some courses with what was counted of them: one request as long as they are fifty.
 * @param others courses that are only named
 */
export async function knownCourses(
  table: Table,
  courseIds: string[],
  others: string[] = [],
): Promise<KnownCourses> {
  const found = await table.batchGet(parts, [
    ...[...new Set([...courseIds, ...others])].map(keys.course),
    ...courseIds.map(keys.stats),
  ]);
  const heads = found.filter((one) => one.entity === 'Course');
  const counted = found.filter((one) => one.entity === 'Stats');
  return {
    courses: new Map(heads.map((course) => [course.courseId, course])),
    stats: statsById(counted),
    latest: new Map(counted.map(({ courseId, latest }) => [courseId, latest])),
  };
}

/** Some enrollments with what a card needs of their courses. */
export const enrolledCourses = (
  { actor, now, deps }: { actor: Actor; now: number; deps: EnrollmentsDeps },
  shown: Enrollment[],
  { courses, stats }: KnownCourses,
): EnrolledCourse[] =>
  shown.flatMap((enrollment) => {
    const course = courses.get(enrollment.courseId);
    if (!course) return [];
    const { lessons } = stats(enrollment.courseId);
    const { title, category } = course;
    const can = { learn: canSeeCourse(actor, course, true) };
    const cover = presentCover(course, deps.links, now);
    const own = presentEnrollment(enrollment);
    const doneBlocks = doneOf(own, lessons);
    return [{ ...own, doneBlocks, title, category, cover, lessons, can }];
  });
