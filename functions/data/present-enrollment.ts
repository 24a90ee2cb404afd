import type * as z from 'zod';
import type { ownEnrollmentSchema } from '#shared/schemas/enrollments.ts';
import { sinceOf, type Enrollment } from './enrollments.ts';

/** The own enrollment, without what only the table needs. */
export function presentEnrollment(enrollment: Enrollment): z.infer<typeof ownEnrollmentSchema> {
  const { courseId, state, enrolledAt, doneBlocks, resume, lastActivityAt, completedAt } =
    enrollment;
  const since = sinceOf(enrollment);
  return { courseId, state, since, enrolledAt, doneBlocks, resume, lastActivityAt, completedAt };
}
