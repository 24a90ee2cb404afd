import * as z from 'zod';
import { enrollmentRecord, enrollments } from './enrollments.ts';
import { keys } from './keys.ts';
import { outlines } from './outline.ts';
import { personRecord } from './profiles.ts';
import { statsById, statsRecord } from './stats.ts';
import type { Table } from './table.ts';

const parts = z.discriminatedUnion('entity', [
  personRecord.extend({ entity: z.literal('Profile') }),
  statsRecord.extend({ entity: z.literal('Stats') }),
  enrollmentRecord.extend({ entity: z.literal('Enrollment') }),
]);

/**
 * All that a course's page shows: its outline, who teaches it and how many take it, and one person's own
 * enrollment and progress. Three requests whatever there is, so that their number tells nothing; consistent,
 * so that who left a second ago is out.
 */
export async function loadCourse(table: Table, courseId: string, userId: string | null) {
  const [outline, progress] = await Promise.all([
    outlines.get(table, courseId),
    userId === null ? [] : enrollments.progress(table, userId, courseId),
  ]);
  const items = await table.batchGet(
    parts,
    [
      keys.stats(courseId),
      // Of a course that is not there, nobody's: the same is read.
      keys.profile(outline?.course.ownerId ?? courseId),
      ...(userId === null ? [] : [keys.enrollment(userId, courseId)]),
    ],
    { consistent: true },
  );
  return {
    outline,
    progress,
    stats: statsById(items.filter((item) => item.entity === 'Stats'))(courseId),
    teacher: items.find((item) => item.entity === 'Profile') ?? null,
    enrollment: items.find((item) => item.entity === 'Enrollment') ?? null,
  };
}
