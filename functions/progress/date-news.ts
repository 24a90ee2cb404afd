import * as z from 'zod';
import { extendedDates } from '#shared/policies/assignment-dates.ts';
import { dateNames, type News } from '#shared/schemas/news.ts';
import { asExtensions, extensionRecord } from '#functions/data/assignments/extensions.ts';
import { ownGroupsOf } from '#functions/data/assignments/own-group.ts';
import { keyParts } from '#functions/data/assignments/work-place.ts';
import { later } from '#functions/data/courses/stats.ts';
import { keys } from '#functions/data/keys.ts';
import { isVisible } from '#functions/data/lessons/learners-outline.ts';
import { type Dates, datesIn, isDated } from '#functions/data/lessons/moved-dates.ts';
import type { MovedDates } from '#functions/data/lessons/outline.ts';
import { accommodationRecord } from '#functions/data/quizzes/accommodations.ts';
import { type DifferentHere, differentFor } from '#functions/data/quizzes/different-for.ts';
import type { Table } from '#functions/data/table/table.ts';
import { iso } from '#functions/platform/iso.ts';
import type { KnownCourses } from './enrolled-courses.ts';
import type { Candidate, NewsBlock, NewsProgress } from './news-block.ts';

/** A live session, a quiz or an assignment whose dates were moved since somebody knew them. */
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
    if (!block || !isDated(block.facts) || !isVisible(block)) return [];
    const own = progress.find((one) => one.blockId === blockId);
    // Whoever is told of the lesson itself finds its dates there.
    if (!own && shownAt > enrolledAt && shownAt > seen) return [];
    const known = [shownAt, seen, own?.reportedAt].reduce<string>(later, enrolledAt);
    const before = block.movedDates.find(({ at }) => at > known);
    const last = block.movedDates.at(-1);
    return before && last ? [{ courseId, block, before, at: last.at }] : [];
  });

const decided = z.discriminatedUnion('entity', [
  extensionRecord.extend({ entity: z.literal('Extension') }),
  accommodationRecord.extend({ entity: z.literal('Accommodation') }),
]);

/** The extensions of their groups at assignments that groups hand in. */
async function groupExtensionsAt(table: Table, userId: string, moved: Moved[]) {
  const groups = await ownGroupsOf(
    table,
    moved.flatMap(({ courseId, block: { blockId, facts } }) => {
      const setId = facts.assignment?.groupSetId ?? null;
      return setId === null ? [] : [{ place: { userId, courseId, assignmentId: blockId }, setId }];
    }),
  );
  return groups.flatMap((group) => group?.extension ?? []);
}

/**
 * What was decided for somebody, or for their groups, of dates that were moved: asked for where there are such, so
 * hardly ever. One request for themselves, and two where groups have something, for all assignments and for each quiz.
 */
export async function ownDatesAt(
  table: Table,
  userId: string,
  moved: Moved[],
  { courses }: Pick<KnownCourses, 'courses'>,
) {
  const wanted = moved.flatMap(({ courseId, block: { blockId, facts } }) => {
    if (facts.quiz)
      return [
        keys.accommodation(userId, courseId),
        keys.quizAccommodation(userId, courseId, blockId),
      ];
    if (!facts.assignment || facts.assignment.groupSetId !== null) return [];
    return [keys.extension(...keyParts({ userId, courseId, assignmentId: blockId }))];
  });
  // Two quizzes of a course ask for the same.
  const once = [...new Map(wanted.map((key) => [`${key.pk} ${key.sk}`, key])).values()];
  const [own, ofGroups] = await Promise.all([
    once.length === 0 ? [] : table.batchGet(decided, once, { consistent: true }),
    groupExtensionsAt(table, userId, moved),
  ]);
  const accommodations = own.flatMap((one) => (one.entity === 'Accommodation' ? [one] : []));
  const extensions = own.flatMap((one) => (one.entity === 'Extension' ? [one] : []));
  const quizzes = moved.filter(({ block }) => block.facts.quiz !== null);
  const different = await Promise.all(
    quizzes.map(async ({ courseId, block: { blockId: quizId } }) => {
      const here = accommodations.filter(
        (one) => one.courseId === courseId && (one.quizId ?? quizId) === quizId,
      );
      const course = courses.get(courseId) ?? null;
      const found = await differentFor(table, { userId, courseId, quizId }, course, here);
      return [quizId, found] as const;
    }),
  );
  return {
    extensions: [...extensions, ...ofGroups],
    different: new Map<string, DifferentHere | null>(different),
  };
}
export type OwnDates = Awaited<ReturnType<typeof ownDatesAt>>;

const dated = (instant: string | null) => ({
  at: instant === null ? null : Date.parse(instant),
  because: 'course' as const,
});
const instant = ({ at }: { at: number | null }) => (at === null ? null : iso(at));

/** The dates of a course as they hold for somebody. */
function theirs(dates: Dates, { blockId }: NewsBlock, { extensions, different }: OwnDates): Dates {
  const own = extensions.find(({ assignmentId }) => assignmentId === blockId) ?? null;
  const { due, closes } = extendedDates(
    { opens: dated(dates.opens), due: dated(dates.due), closes: dated(dates.closes) },
    asExtensions(own),
  );
  const { opensAt = null, closesAt = null } = different.get(blockId) ?? {};
  return {
    ...dates,
    opens: opensAt ?? dates.opens,
    due: instant(due),
    closes: closesAt ?? instant(closes),
  };
}

/** Which dates moved for somebody, from when to when; nothing of those that were decided for them, nor of what is as it was. */
export const newsOfDates = (
  moved: Moved[],
  own: OwnDates,
  { courses }: Pick<KnownCourses, 'courses'>,
): News[] =>
  moved.flatMap(({ courseId, block, before, at }): News[] => {
    const course = courses.get(courseId);
    if (!course) return [];
    const { facts, blockId, moduleId, title } = block;
    const was = theirs(before, block, own);
    const is = theirs(datesIn(facts, course), block, own);
    const dates = dateNames
      .map((name) => ({ name, from: was[name], to: is[name] }))
      .filter(({ from, to }) => from !== to);
    if (dates.length === 0) return [];
    const of = { courseId, course: course.title, at, moduleId };
    return [{ kind: 'dates', ...of, blockId, lesson: title, dates }];
  });
