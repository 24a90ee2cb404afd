import type { Standing } from '#shared/policies/locks.ts';
import { passedBy } from '#functions/data/progress/passes.ts';
import type { BlockState, Enrollment } from '#functions/data/enrollments/enrollments.ts';
import type { Course } from '#functions/data/courses/courses.ts';

/**
 * The enrollment and progress of a student in a course.
 * @param outline as learners have it
 * @param now in milliseconds
 */
export const standingOf = (
  {
    course,
    modules,
    blocks,
  }: Pick<Standing, 'modules' | 'blocks'> & { course: Pick<Course, 'startsOn'> },
  enrollment: Pick<Enrollment, 'enrolledAt' | 'passes'>,
  progress: BlockState[],
  now: number,
): Standing => ({
  modules,
  blocks,
  startsOn: course.startsOn,
  enrolledAt: enrollment.enrolledAt,
  done: new Set([
    ...progress.flatMap(({ blockId, state }) => (state === 'done' ? [blockId] : [])),
    ...passedBy(enrollment, now),
  ]),
  now,
});
