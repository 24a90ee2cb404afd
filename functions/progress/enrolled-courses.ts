import type { enrolledCourseSchema } from '#shared/schemas/enrollments.ts';
import * as z from 'zod';
import type { Actor } from '#functions/api/actor.ts';
import { placeByActivity } from '#functions/api/page-of-own.ts';
import { courseHeadRecord, courseRecord } from '#functions/data/courses/courses.ts';
import { doneOf } from '#functions/data/progress/done-in.ts';
import { passedBy } from '#functions/data/progress/passes.ts';
import type { OwnEnrollment } from '#functions/data/enrollments/enrollments.ts';
import {
  invitationListRecord,
  type InvitationList,
} from '#functions/data/enrollments/invitation-lists.ts';
import { keys } from '#functions/data/keys.ts';
import { type MarkNews, markNewsRecord } from '#functions/data/marks/mark-news.ts';
import { type KeptReview, reviewRecord } from '#functions/data/quizzes/reviews.ts';
import { presentCover } from '#functions/data/courses/present-cover.ts';
import { presentEnrollment } from '#functions/data/enrollments/present-enrollment.ts';
import { statsRecord, type LatestLesson } from '#functions/data/courses/stats.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { ProgressDeps } from './deps.ts';
import { namedTo } from './named-to.ts';

type EnrolledCourse = z.infer<typeof enrolledCourseSchema>;

export const latestFirst = (a: OwnEnrollment, b: OwnEnrollment) =>
  placeByActivity(a) < placeByActivity(b) ? 1 : -1;

const listedCourse = courseHeadRecord.omit({ price: true }).extend({
  accommodated: courseRecord.shape.accommodated,
  entity: z.literal('Course'),
});
type ListedCourse = Omit<z.infer<typeof listedCourse>, 'entity'>;

const counted = statsRecord
  .pick({ courseId: true, lessons: true })
  .extend({ entity: z.literal('Stats') });

/** What a card shows. */
const cardParts = z.discriminatedUnion('entity', [listedCourse, counted]);

/** The same with what a dashboard tells of beside its cards: the latest lessons are most of the bytes. */
const newsParts = z.discriminatedUnion('entity', [
  listedCourse,
  counted.extend({ latest: statsRecord.shape.latest }),
  invitationListRecord.omit({ version: true }).extend({ entity: z.literal('InvitationList') }),
  markNewsRecord.omit({ version: true }).extend({ entity: z.literal('MarkNews') }),
  reviewRecord.omit({ version: true }).extend({ entity: z.literal('Review') }),
]);

/** Courses as a student's lists need them, and what was counted of them. */
export type KnownCourses = {
  /** The courses that may be named to the person. */
  courses: Map<string, ListedCourse>;
  /** The courses that exist and may not. */
  hidden: Set<string>;
  /** How many lessons each has; zero where nobody has counted them yet. */
  lessons: Map<string, number>;
};

/** The same with what is news of them. */
export type KnownNews = KnownCourses & {
  latest: Map<string, LatestLesson[]>;
  /** The courses that the person is invited to; null if there are none. */
  invited: Pick<InvitationList, 'invitations'> | null;
  /** The marks of theirs that others changed; null if there are none. */
  marks: Pick<MarkNews, 'changes'> | null;
  /** Their daily review; null if they have none. */
  review: Omit<KeptReview, 'version'> | null;
};

type Card = z.infer<typeof cardParts>;

function knownOf({ actor, own }: Asking, found: Card[]): KnownCourses {
  const heads = found.filter((one) => one.entity === 'Course');
  const courses = namedTo(actor, own, heads);
  const ids = heads.map(({ courseId }) => courseId);
  return {
    courses,
    hidden: new Set(ids.filter((courseId) => !courses.has(courseId))),
    lessons: new Map(
      found.flatMap((one) => (one.entity === 'Stats' ? [[one.courseId, one.lessons]] : [])),
    ),
  };
}

/** Who asks, and their enrollments in the courses. */
type Asking = { actor: Actor; own: OwnEnrollment[] };

/** Some courses with what was counted of them, as far as they may be named to somebody: one request as long as they are fifty. */
export const knownCourses = async (
  table: Table,
  asking: Asking,
  courseIds: string[],
): Promise<KnownCourses> =>
  knownOf(
    asking,
    await table.batchGet(cardParts, [...courseIds.map(keys.course), ...courseIds.map(keys.stats)]),
  );

/**
 * The same with what is news of them.
 * @param others courses that are only named
 * @param address under which the person's invitations lie
 */
export async function knownNews(
  table: Table,
  asking: Asking,
  courseIds: string[],
  { others, address }: { others: string[]; address: string | null },
): Promise<KnownNews> {
  const found = await table.batchGet(newsParts, [
    ...[...new Set([...courseIds, ...others])].map(keys.course),
    ...courseIds.map(keys.stats),
    ...(address === null ? [] : [keys.invitationList(address)]),
    keys.markNews(asking.actor.userId),
    keys.review(asking.actor.userId),
  ]);
  const cards = found.filter((one) => one.entity === 'Course' || one.entity === 'Stats');
  return {
    ...knownOf(asking, cards),
    latest: new Map(
      cards.flatMap((one) => (one.entity === 'Stats' ? [[one.courseId, one.latest]] : [])),
    ),
    invited: found.find((one) => one.entity === 'InvitationList') ?? null,
    marks: found.find((one) => one.entity === 'MarkNews') ?? null,
    review: found.find((one) => one.entity === 'Review') ?? null,
  };
}

/** A row for a course that is a draft again: it says that there is one, and nothing of what it has become. */
const unnamed = { title: null, category: null, cover: null, lessons: 0, can: { learn: false } };

/** Some enrollments with what a card needs of their courses. */
export const enrolledCourses = (
  { now, deps }: { now: number; deps: ProgressDeps },
  shown: OwnEnrollment[],
  { courses, hidden, lessons: counts }: KnownCourses,
): EnrolledCourse[] =>
  shown.flatMap((enrollment): EnrolledCourse[] => {
    const own = presentEnrollment(enrollment, now);
    if (hidden.has(enrollment.courseId)) return [{ ...own, ...unnamed }];
    const course = courses.get(enrollment.courseId);
    if (!course) return [];
    const lessons = counts.get(enrollment.courseId) ?? 0;
    const { title, category } = course;
    const cover = presentCover(course, deps.links, now);
    const passed = passedBy(enrollment, now).length;
    const doneBlocks = doneOf({ doneBlocks: own.doneBlocks + passed }, lessons);
    return [{ ...own, doneBlocks, title, category, cover, lessons, can: { learn: true } }];
  });
