import type { Standing } from '#shared/policies/locks.ts';
import type { Enrollment, Progress } from '#functions/data/enrollments/enrollments.ts';
import type { Outline } from './outline.ts';

/**
 * Where a learner stands in a course.
 * @param outline as learners have it
 * @param now in milliseconds
 */
export const standingOf = (
  { course, modules, blocks }: Outline,
  { enrolledAt }: Pick<Enrollment, 'enrolledAt'>,
  progress: Progress[],
  now: number,
): Standing => ({
  modules,
  blocks,
  startsOn: course.startsOn,
  enrolledAt,
  done: new Set(progress.flatMap(({ blockId, state }) => (state === 'done' ? [blockId] : []))),
  now,
});
