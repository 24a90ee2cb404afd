import * as z from 'zod';
import type { News } from '#shared/schemas/enrollments.ts';
import {
  isActive,
  progressRecord,
  sinceOf,
  type Enrollment,
  type Progress,
} from '#functions/data/enrollments/enrollments.ts';
import { keys } from '#functions/data/keys.ts';
import { isOut } from '#functions/data/lessons/learners-outline.ts';
import { newsSeenRecord } from '#functions/data/progress/news-seen.ts';
import { blockRecord, type BlockHead } from '#functions/data/lessons/outline.ts';
import { lastOf, type LatestLesson } from '#functions/data/courses/stats.ts';
import type { Table } from '#functions/data/table/table.ts';
import { iso } from '#functions/platform/iso.ts';
import type { KnownCourses } from './enrolled-courses.ts';

/** The most that is told of lessons, and of places in courses. */
const most = 8;
/** What is older is no news: 60 days, in milliseconds. */
const tellFor = 60 * 86_400_000;

type Candidate = LatestLesson & { courseId: string; enrolledAt: string };

const parts = z.discriminatedUnion('entity', [
  newsSeenRecord.extend({ entity: z.literal('NewsSeen') }),
  blockRecord.extend({ entity: z.literal('Block') }),
  progressRecord.extend({ entity: z.literal('Progress') }),
]);

/**
 * What a lesson is to somebody in its course: new as long as they have not begun it, revised where that was
 * after they last had it; null where it is neither, or was so already when they came.
 */
function newsOfLesson(
  { enrolledAt, shownAt }: Candidate,
  { revisedAt }: BlockHead,
  progress: Progress | null,
) {
  if (progress === null) return shownAt > enrolledAt ? (['added', shownAt] as const) : null;
  const had = progress.reportedAt ?? enrolledAt;
  return revisedAt !== null && revisedAt > had ? (['revised', revisedAt] as const) : null;
}

/** The lessons that may be new to somebody, the latest first. */
const candidates = (own: Enrollment[], { latest }: KnownCourses, oldest: string): Candidate[] =>
  own
    .filter(isActive)
    .flatMap(({ courseId, enrolledAt }) =>
      (latest.get(courseId) ?? []).map((lesson) => ({ ...lesson, courseId, enrolledAt })),
    )
    .filter((one) => lastOf(one) > one.enrolledAt && lastOf(one) > oldest)
    .sort((a, b) => (lastOf(a) < lastOf(b) ? 1 : -1))
    .slice(0, most);

/** Whose place in a course others changed; one who has learned in it since knows. */
export const placesChanged = (own: Enrollment[], now: number): Enrollment[] =>
  own
    .filter(({ turn }) => turn !== null)
    .filter((one) => sinceOf(one) > iso(now - tellFor))
    .filter((one) => !isActive(one) || (one.lastActivityAt ?? '') < sinceOf(one))
    .sort((a, b) => (sinceOf(a) < sinceOf(b) ? 1 : -1))
    .slice(0, most);

function newsOfPlaces(places: Enrollment[], { courses }: KnownCourses): News[] {
  return places.flatMap((one) => {
    const course = courses.get(one.courseId);
    if (one.turn === null || !course) return [];
    const { courseId, turn } = one;
    return [{ kind: 'place', what: turn, courseId, course: course.title, at: sinceOf(one) }];
  });
}

function newsOfLessons(
  wanted: Candidate[],
  blocks: BlockHead[],
  progress: Progress[],
  { courses }: KnownCourses,
): News[] {
  return wanted.flatMap((one) => {
    const { courseId, blockId } = one;
    const block = blocks.find((row) => row.blockId === blockId);
    const course = courses.get(courseId);
    const own = progress.find((row) => row.blockId === blockId) ?? null;
    // The counts are seconds behind: a lesson may have gone since.
    if (!block || !isOut(block) || !course) return [];
    const found = newsOfLesson(one, block, own);
    if (!found) return [];
    const [what, at] = found;
    const { moduleId, title } = block;
    return [
      {
        kind: 'lesson',
        what,
        courseId,
        course: course.title,
        at,
        moduleId,
        blockId,
        lesson: title,
      },
    ];
  });
}

/**
 * What changed for a learner that they have not seen: in the courses that they are in, and in their place in
 * any. One request, and none where there is nothing to tell.
 * @param shown the active enrollments whose courses' counts are known
 * @param places those of `placesChanged`
 */
export async function newsFor(
  table: Table,
  userId: string,
  {
    shown,
    places,
    known,
    now,
  }: {
    shown: Enrollment[];
    places: Enrollment[];
    known: KnownCourses;
    now: number;
  },
): Promise<News[]> {
  const wanted = candidates(shown, known, iso(now - tellFor));
  if (wanted.length + places.length === 0) return [];
  const found = await table.batchGet(parts, [
    keys.newsSeen(userId),
    ...wanted.map(({ courseId, blockId }) => keys.block(courseId, blockId)),
    ...wanted.map(({ courseId, blockId }) => keys.progress(userId, courseId, blockId)),
  ]);
  const seen = found.find((one) => one.entity === 'NewsSeen')?.until ?? '';
  const blocks = found.filter((one) => one.entity === 'Block');
  const progress = found.filter((one) => one.entity === 'Progress');
  return [...newsOfLessons(wanted, blocks, progress, known), ...newsOfPlaces(places, known)]
    .filter(({ at }) => at > seen)
    .sort((a, b) => (a.at < b.at ? 1 : -1));
}
