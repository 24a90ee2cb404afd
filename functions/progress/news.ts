import type { News } from '#shared/schemas/news.ts';
import { isActive, sinceOf, type OwnEnrollment } from '#functions/data/enrollments/enrollments.ts';
import { type Key, keys } from '#functions/data/keys.ts';
import { isVisible } from '#functions/data/lessons/learners-outline.ts';
import { toldSince } from '#functions/data/lessons/told-since.ts';
import { lastOf } from '#functions/data/courses/stats.ts';
import type { ToldChange } from '#functions/data/marks/mark-news.ts';
import type { KnownCourses, KnownNews } from './enrolled-courses.ts';
import { newsOfMarks } from './mark-news.ts';
import { type Moved, newsOfDates, type OwnDates } from './date-news.ts';
import type { Candidate, NewsBlock, NewsProgress } from './news-block.ts';

/** The most that is told of lessons, and of places in courses. */
const most = 8;

/**
 * The news of a lesson for somebody in its course: new as long as they have not begun it, revised if that was after
 * they last had it; null if it is neither, or was so already when they came.
 */
function newsOfLesson(
  { enrolledAt, shownAt }: Candidate,
  { revisedAt }: NewsBlock,
  progress: NewsProgress | null,
) {
  if (progress === null) return shownAt > enrolledAt ? (['added', shownAt] as const) : null;
  const had = progress.reportedAt ?? enrolledAt;
  return revisedAt !== null && revisedAt > had ? (['revised', revisedAt] as const) : null;
}

/** The lessons that may be new to somebody, the latest first. @param own with courses whose counts are known */
export const candidates = (
  own: OwnEnrollment[],
  { latest }: Pick<KnownNews, 'latest'>,
  now: number,
): Candidate[] =>
  own
    .filter(isActive)
    .flatMap(({ courseId, enrolledAt }) =>
      (latest.get(courseId) ?? []).map((lesson) => ({ ...lesson, courseId, enrolledAt })),
    )
    .filter((one) => lastOf(one) > one.enrolledAt && lastOf(one) > toldSince(now))
    .sort((a, b) => (lastOf(a) < lastOf(b) ? 1 : -1))
    .slice(0, most);

/** The people whose place in a course others changed; somebody who has learned in it since knows. */
export const placesChanged = (own: OwnEnrollment[], now: number): OwnEnrollment[] =>
  own
    .filter(({ turn }) => turn !== null)
    .filter((one) => sinceOf(one) > toldSince(now))
    .filter((one) => !isActive(one) || (one.lastActivityAt ?? '') < sinceOf(one))
    .sort((a, b) => (sinceOf(a) < sinceOf(b) ? 1 : -1))
    .slice(0, most);

function newsOfPlaces(places: OwnEnrollment[], { courses }: KnownCourses): News[] {
  return places.flatMap((one) => {
    const course = courses.get(one.courseId);
    if (one.turn === null || !course) return [];
    const { courseId, turn } = one;
    return [{ kind: 'place', what: turn, courseId, course: course.title, at: sinceOf(one) }];
  });
}

function newsOfLessons(
  wanted: Candidate[],
  blocks: NewsBlock[],
  progress: NewsProgress[],
  { courses }: KnownCourses,
): News[] {
  return wanted.flatMap((one) => {
    const { courseId, blockId } = one;
    const block = blocks.find((row) => row.blockId === blockId);
    const course = courses.get(courseId);
    const own = progress.find((row) => row.blockId === blockId) ?? null;
    // The counts are seconds behind: a lesson may have gone since.
    if (!block || !isVisible(block) || !course) return [];
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

/** The keys to read for the news of some lessons. */
export const newsKeys = (userId: string, wanted: Candidate[]): Key[] => [
  ...wanted.map(({ courseId, blockId }) => keys.block(courseId, blockId)),
  ...wanted.map(({ courseId, blockId }) => keys.progress(userId, courseId, blockId)),
];

/** The items that were found under `newsKeys` and `changedMarkKeys`. */
type Found = Parameters<typeof newsOfMarks>[1] & { seen: string; progress: NewsProgress[] };

type Wanted = {
  lessons: Candidate[];
  places: OwnEnrollment[];
  marks: ToldChange[];
  moved: Moved[];
  ownDates: OwnDates;
};

/**
 * The changes that a student has not seen: in the courses that they are in, and in their place in any.
 * @param lessons those of `candidates`
 * @param places those of `placesChanged`
 * @param marks those of `changedMarks`
 * @param moved those of `movedSince`, with what `ownDatesAt` finds at them
 */
export const newsOf = (
  { lessons, places, marks, moved, ownDates }: Wanted,
  { seen, ...found }: Found,
  known: KnownCourses,
  now: number,
): News[] =>
  [
    ...newsOfLessons(lessons, found.blocks, found.progress, known),
    ...newsOfDates(moved, ownDates, known),
    ...newsOfPlaces(places, known),
    ...newsOfMarks(marks, found, known, now),
  ]
    .filter(({ at }) => at > seen)
    .sort((a, b) => (a.at < b.at ? 1 : -1));
