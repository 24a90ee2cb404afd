import type { enrolledCourseSchema } from '#shared/schemas/enrollments.ts';
import * as z from 'zod';
import type { Actor } from '#functions/api/actor.ts';
import { courseHeadRecord, type CourseHead } from '#functions/data/courses/courses.ts';
import { doneOf } from '#functions/data/progress/done-in.ts';
import type { Enrollment } from '#functions/data/enrollments/enrollments.ts';
import {
  invitationListRecord,
  type InvitationList,
} from '#functions/data/enrollments/invitation-lists.ts';
import { keys } from '#functions/data/keys.ts';
import { presentCover } from '#functions/data/courses/present-cover.ts';
import { presentEnrollment } from '#functions/data/enrollments/present-enrollment.ts';
import {
  statsById,
  statsRecord,
  type LatestLesson,
  type StatsById,
} from '#functions/data/courses/stats.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { ProgressDeps } from './deps.ts';
import { namedTo } from './named-to.ts';

type EnrolledCourse = z.infer<typeof enrolledCourseSchema>;

/** The place of an enrollment among the own ones: by what was done last. */
export const placeOf = ({ lastActivityAt, enrolledAt, courseId }: Enrollment) =>
  `${lastActivityAt ?? enrolledAt} ${courseId}`;

export const latestFirst = (a: Enrollment, b: Enrollment) => (placeOf(a) < placeOf(b) ? 1 : -1);

const parts = z.discriminatedUnion('entity', [
  courseHeadRecord.extend({ entity: z.literal('Course') }),
  statsRecord.extend({ entity: z.literal('Stats') }),
  invitationListRecord.extend({ entity: z.literal('InvitationList') }),
]);

/** Courses as a learner's lists need them, what was counted of them, and their latest lessons. */
export type KnownCourses = {
  /** The courses that may be named to the person. */
  courses: Map<string, CourseHead>;
  /** The courses that exist and may not. */
  hidden: Set<string>;
  stats: StatsById;
  latest: Map<string, LatestLesson[]>;
  /** The courses that the person is invited to; null if nobody asked, or there are none. */
  invited: InvitationList | null;
};

/**
 * Some courses with what was counted of them, as far as they may be named to somebody: one request as long as
 * they are fifty.
 * @param person who asks, and their enrollments in these courses
 * @param more.others courses that are only named
 * @param more.address under which the person's invitations lie, where they are asked for too
 */
export async function knownCourses(
  table: Table,
  { actor, own }: { actor: Actor; own: Enrollment[] },
  courseIds: string[],
  { others = [], address = null }: { others?: string[]; address?: string | null } = {},
): Promise<KnownCourses> {
  const found = await table.batchGet(parts, [
    ...[...new Set([...courseIds, ...others])].map(keys.course),
    ...courseIds.map(keys.stats),
    ...(address === null ? [] : [keys.invitationList(address)]),
  ]);
  const heads = found.filter((one) => one.entity === 'Course');
  const counted = found.filter((one) => one.entity === 'Stats');
  const courses = namedTo(actor, own, heads);
  const ids = heads.map(({ courseId }) => courseId);
  return {
    courses,
    hidden: new Set(ids.filter((courseId) => !courses.has(courseId))),
    stats: statsById(counted),
    latest: new Map(counted.map(({ courseId, latest }) => [courseId, latest])),
    invited: found.find((one) => one.entity === 'InvitationList') ?? null,
  };
}

/** A row for a course that is a draft again: it says that there is one, and nothing of what it has become. */
const unnamed = { title: null, category: null, cover: null, lessons: 0, can: { learn: false } };

/** Some enrollments with what a card needs of their courses. */
export const enrolledCourses = (
  { now, deps }: { now: number; deps: ProgressDeps },
  shown: Enrollment[],
  { courses, hidden, stats }: KnownCourses,
): EnrolledCourse[] =>
  shown.flatMap((enrollment): EnrolledCourse[] => {
    const own = presentEnrollment(enrollment);
    if (hidden.has(enrollment.courseId)) return [{ ...own, ...unnamed }];
    const course = courses.get(enrollment.courseId);
    if (!course) return [];
    const { lessons } = stats(enrollment.courseId);
    const { title, category } = course;
    const cover = presentCover(course, deps.links, now);
    const doneBlocks = doneOf(own, lessons);
    return [{ ...own, doneBlocks, title, category, cover, lessons, can: { learn: true } }];
  });
