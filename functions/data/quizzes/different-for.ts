import { type Different, mostGenerous } from '#shared/policies/accommodated.ts';
import type { Course } from '#functions/data/courses/courses.ts';
import { groupsOf } from '#functions/data/groups/groups-of.ts';
import type { Table } from '#functions/data/table/table.ts';
import {
  accommodationAt,
  accommodations,
  type GroupAccommodation,
  type PersonAccommodation,
} from './accommodations.ts';
import type { QuizOfPerson } from './attempts.ts';

/** What is different for somebody at a quiz, and whether that is their own or comes from their groups. */
export type DifferentHere = Different & { from: 'person' | 'group' };

type Decided = { own: readonly PersonAccommodation[]; ofGroups: readonly GroupAccommodation[] };

/**
 * What holds at a quiz: somebody's own decides, also where it is the one of the course; else that of their groups, of
 * several the most generous of each part.
 */
export function differentAt(quizId: string, { own, ofGroups }: Decided): DifferentHere | null {
  const decided = accommodationAt(quizId, own);
  if (decided) return { ...decided, from: 'person' };
  const byGroup = Map.groupBy(ofGroups, ({ groupId }) => groupId).values();
  const generous = mostGenerous(
    [...byGroup].flatMap((some) => accommodationAt(quizId, some) ?? []),
  );
  return generous && { ...generous, from: 'group' };
}

/** The sets of a course of which a group has something different. */
export const accommodatedSets = (course: Pick<Course, 'accommodated'> | null): string[] =>
  Object.keys(course?.accommodated ?? {});

/**
 * What is different for somebody at a quiz, their own being read. Two requests more where they have nothing of their
 * own, groups of the course have something, and they are in one of its sets; one where they are in none; else none.
 */
export async function differentFor(
  table: Table,
  who: QuizOfPerson,
  course: Pick<Course, 'accommodated'> | null,
  own: readonly PersonAccommodation[],
): Promise<DifferentHere | null> {
  const groups = own.length > 0 ? [] : await groupsOf(table, who, accommodatedSets(course));
  const ofGroups =
    groups.length > 0 ? await accommodations.ofGroupsAt(table, who.quizId, groups) : [];
  return differentAt(who.quizId, { own, ofGroups });
}

/**
 * What is different in some courses for the groups that somebody is in: nothing is read where no group has anything,
 * else the memberships in one request for each course and then a range for each group.
 */
export async function differentByGroups(
  table: Table,
  userId: string,
  some: readonly Pick<Course, 'courseId' | 'accommodated'>[],
): Promise<GroupAccommodation[]> {
  const groups = await Promise.all(
    some.map((course) =>
      groupsOf(table, { userId, courseId: course.courseId }, accommodatedSets(course)),
    ),
  );
  const found = await Promise.all(
    groups.flat().map((group) => accommodations.ofGroup(table, group)),
  );
  return found.flat();
}
