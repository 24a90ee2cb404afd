import * as z from 'zod';
import { enrollments } from './enrollments.ts';
import { keys } from './keys.ts';
import { outlines } from './outline.ts';
import { personRecord } from './profiles.ts';
import { statsById, statsRecord } from './stats.ts';
import type { Table } from './table.ts';

const parts = z.discriminatedUnion('entity', [
  personRecord.extend({ entity: z.literal('Profile') }),
  statsRecord.extend({ entity: z.literal('Stats') }),
]);

/**
 * All that a course's page shows: its outline, who teaches it and how many take it, and one person's own
 * enrollment and progress. Four requests whatever there is, so that their number tells nothing. The
 * enrollment is read consistently, so that who left a second ago is out; what is only shown need not be,
 * for half the units.
 */
export async function loadCourse(table: Table, courseId: string, userId: string | null) {
  const [outline, enrollment, progress] = await Promise.all([
    outlines.get(table, courseId),
    userId === null ? null : enrollments.get(table, userId, courseId),
    userId === null ? [] : enrollments.progress(table, userId, courseId),
  ]);
  const items = await table.batchGet(parts, [
    keys.stats(courseId),
    // Of a course that is not there, nobody's: the same is read.
    keys.profile(outline?.course.ownerId ?? courseId),
  ]);
  return {
    outline,
    progress,
    stats: statsById(items.filter((item) => item.entity === 'Stats'))(courseId),
    teacher: items.find((item) => item.entity === 'Profile') ?? null,
    enrollment,
  };
}
