import * as z from 'zod';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';

/** A lesson that learners came to have, or have changed, not long ago. */
const latestLesson = z.object({
  blockId: z.string(),
  /** Since when it is there, with its module. */
  shownAt: z.string(),
  /** The end of the hour in which it was last changed, its dates included. */
  revisedAt: z.string().nullable(),
});
export type LatestLesson = z.infer<typeof latestLesson>;

/** The later of two instants, where there is a second one. */
export const later = (one: string, other: string | null | undefined): string =>
  other && other > one ? other : one;

/** The instant when students last had something new in it. */
export const lastOf = ({ shownAt, revisedAt }: LatestLesson): string => later(shownAt, revisedAt);

/** The numbers of a course that the stream has counted. */
export const statsRecord = z.object({
  courseId: z.string(),
  students: z.number(),
  lessons: z.number(),
  minutes: z.number(),
  /** The latest first. */
  latest: z.array(latestLesson).default([]),
});
export type Stats = z.infer<typeof statsRecord>;

const none = { students: 0, lessons: 0, minutes: 0 };

export type StatsById = (courseId: string) => Omit<Stats, 'courseId' | 'latest'>;

/** Courses that nothing was counted of yet have zeros. */
export function statsById(found: Stats[]): StatsById {
  const byId = new Map(
    found.map(({ courseId, students, lessons, minutes }) => [
      courseId,
      { students, lessons, minutes },
    ]),
  );
  return (courseId) => byId.get(courseId) ?? none;
}

/** The counts of some courses. */
export async function statsOf(table: Table, courseIds: string[]): Promise<StatsById> {
  const found =
    courseIds.length === 0 ? [] : await table.batchGet(statsRecord, courseIds.map(keys.stats));
  return statsById(found);
}
