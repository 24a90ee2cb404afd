import * as z from 'zod';
import { keys } from './keys.ts';
import type { Table } from './table.ts';

/** What the stream has counted of a course. */
export const statsRecord = z.object({
  courseId: z.string(),
  students: z.number(),
  lessons: z.number(),
  minutes: z.number(),
});
export type Stats = z.infer<typeof statsRecord>;

const none = { students: 0, lessons: 0, minutes: 0 };

export type StatsById = (courseId: string) => Omit<Stats, 'courseId'>;

/** Those that nothing was counted of yet have zeros. */
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
