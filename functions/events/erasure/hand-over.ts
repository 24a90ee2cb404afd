import { submissionRows } from '#functions/data/assignments/submission-rows.ts';
import { courses, type Course } from '#functions/data/courses/courses.ts';
import { attemptRows } from '#functions/data/quizzes/attempt-rows.ts';
import { enrollments, sinceOf } from '#functions/data/enrollments/enrollments.ts';
import type { BegunErasure } from '#functions/data/accounts/erasures.ts';
import { index } from '#functions/data/keys.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { keepAttemptRowsOf } from '#functions/events/projections/attempts/keep-attempt-rows.ts';
import { keepSubmissionRowsOf } from '#functions/events/projections/submissions/keep-submission-rows.ts';
import { RuleRefused } from '#functions/data/table/transaction.ts';
import type { ErasureDeps } from './deps.ts';

/** One whose short name the other teacher has for a draft of their own stays without a teacher: nobody would rename it. */
async function give(course: Course, ownerId: string, table: ErasureDeps['table']): Promise<void> {
  try {
    await table.commit(courses.replace(course, { ownerId }).items);
  } catch (error) {
    if (!(error instanceof RuleRefused) || !error.labels.includes('own-course-code')) throw error;
  }
}

/**
 * Gives the courses, who asks to be let into them, and what waits to be marked, to the teacher whom the admin named. The index is
 * asked from its beginning each time: what was given is no longer there. Where that teacher is gone too,
 * the courses stay without one, as where none was named.
 */
export async function handOver(
  { userId, coursesTo }: BegunErasure,
  { table }: Pick<ErasureDeps, 'table'>,
): Promise<void> {
  if (coursesTo === null || !(await profiles.get(table, coursesTo))) return;
  let start: Parameters<typeof courses.listTaught>[2]['start'];
  do {
    const { items, last } = await courses.listTaught(table, userId, { limit: 25, start });
    for (const { courseId } of items) {
      const course = await courses.get(table, courseId);
      if (course?.ownerId === userId) await give(course, coursesTo, table);
    }
    start = last ?? undefined;
  } while (start);
  do {
    const { items, last } = await enrollments.requests(table, userId, { limit: 25, start });
    for (const asked of items) {
      const now = await enrollments.get(table, asked.userId, asked.courseId);
      if (now?.state !== 'requested') continue;
      const listed = index.enrollmentRequests(coursesTo, sinceOf(now), now.courseId, now.userId);
      await table.commit([enrollments.replace(now, {}, listed).item]);
    }
    start = last ?? undefined;
  } while (start);
  do {
    const { items, last } = await attemptRows.toMark(table, userId, { limit: 25, start });
    await keepAttemptRowsOf(items, { table, truth: table });
    start = last ?? undefined;
  } while (start);
  do {
    const { items, last } = await submissionRows.toMark(table, userId, { limit: 25, start });
    await keepSubmissionRowsOf(items, { table, truth: table });
    start = last ?? undefined;
  } while (start);
}
