import { AppError } from '#functions/platform/app-error.ts';
import type { Course } from '#functions/data/courses/courses.ts';
import { type Enrollment, isActive } from './enrollments.ts';

/**
 * The place of somebody in a course whose work is for who is in it.
 * @throws AppError `not_found` where there is no such course for them, `enrollment_required`
 */
export function activeIn(
  { state }: Pick<Course, 'state'>,
  enrollment: Enrollment | null,
): Enrollment {
  if (state === 'draft') throw new AppError('not_found');
  if (isActive(enrollment)) return enrollment;
  throw new AppError(state === 'published' ? 'enrollment_required' : 'not_found');
}
