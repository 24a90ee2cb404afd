import { extendedDates } from '#shared/policies/assignment-dates.ts';
import { dateNames, type News } from '#shared/schemas/news.ts';
import { asExtensions, extensionRecord } from '#functions/data/assignments/extensions.ts';
import { ownGroupsOf } from '#functions/data/assignments/own-group.ts';
import { keyParts } from '#functions/data/assignments/work-place.ts';
import { later } from '#functions/data/courses/stats.ts';
import { keys } from '#functions/data/keys.ts';
import { isVisible } from '#functions/data/lessons/learners-outline.ts';
import { datesIn } from '#functions/data/lessons/moved-dates.ts';
import type { MovedDates } from '#functions/data/lessons/outline.ts';
import type { Table } from '#functions/data/table/table.ts';
import { iso } from '#functions/platform/iso.ts';
import type { KnownCourses } from './enrolled-courses.ts';
import type { Candidate, NewsBlock, NewsProgress } from './news-block.ts';

/** An assignment whose dates were moved since somebody knew them. */
export type Moved = {
  courseId: string;
  block: NewsBlock;
  /** The dates that they know. */
  before: MovedDates;
  /** When they were moved last. */
  at: string;
};

/** The dates that were moved since somebody has seen them: in the lesson, in news, or when they or it came to the course. */
export const movedSince = (
  wanted: Candidate[],
  { blocks, progress, seen }: { blocks: NewsBlock[]; progress: NewsProgress[]; seen: string },
): Moved[] =>
  wanted.flatMap(({ courseId, blockId, enrolledAt, shownAt }) => {
    const block = blocks.find((one) => one.blockId === blockId);
    if (!block?.facts.assignment || !isVisible(block)) return [];
    const own = progress.find((one) => one.blockId === blockId);
    // Whoever is told of the lesson itself finds its dates there.
    if (!own && shownAt > enrolledAt && shownAt > seen) return [];
    const known = [shownAt, seen, own?.reportedAt].reduce<string>(later, enrolledAt);
    const before = block.movedDates.find(({ at }) => at > known);
    const last = block.movedDates.at(-1);
    return before && last ? [{ courseId, block, before, at: last.at }] : [];
  });

/** The extensions of somebody, or of their groups, at assignments that were moved: asked for where there are such, so hardly ever. */
export async function extensionsAt(table: Table, userId: string, moved: Moved[]) {
  const places = moved.map(({ courseId, block }) => ({
    place: { userId, courseId, assignmentId: block.blockId },
    setId: block.facts.assignment?.groupSetId ?? null,
  }));
  const alone = places.filter(({ setId }) => setId === null);
  const [own, groups] = await Promise.all([
    alone.length === 0
      ? []
      : table.batchGet(
          extensionRecord,
          alone.map(({ place }) => keys.extension(...keyParts(place))),
          { consistent: true },
        ),
    ownGroupsOf(
      table,
      places.flatMap(({ place, setId }) => (setId === null ? [] : [{ place, setId }])),
    ),
  ]);
  return [...own, ...groups.flatMap((group) => group?.extension ?? [])];
}

const dated = (instant: string | null) => ({
  at: instant === null ? null : Date.parse(instant),
  because: 'course' as const,
});
const asDates = ({ opens, due, closes }: Omit<MovedDates, 'at'>) => ({
  opens: dated(opens),
  due: dated(due),
  closes: dated(closes),
});

const instant = (at: number | null) => (at === null ? null : iso(at));

/** Which dates moved for somebody, from when to when; nothing of those that an extension decides, nor of what is as it was. */
export const newsOfDates = (
  moved: Moved[],
  extensions: Awaited<ReturnType<typeof extensionsAt>>,
  { courses }: KnownCourses,
): News[] =>
  moved.flatMap(({ courseId, block, before, at }): News[] => {
    const course = courses.get(courseId);
    const { facts, blockId, moduleId, title } = block;
    if (!course || !facts.assignment) return [];
    const own = extensions.find(({ assignmentId }) => assignmentId === blockId) ?? null;
    const was = extendedDates(asDates(before), asExtensions(own));
    const is = extendedDates(asDates(datesIn(facts.assignment, course)), asExtensions(own));
    const dates = dateNames
      .map((name) => ({ name, from: instant(was[name].at), to: instant(is[name].at) }))
      .filter(({ from, to }) => from !== to);
    if (dates.length === 0) return [];
    const of = { courseId, course: course.title, at, moduleId };
    return [{ kind: 'dates', ...of, assignmentId: blockId, assignment: title, dates }];
  });
