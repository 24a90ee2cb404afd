import type * as z from 'zod';
import type { ownEnrollmentSchema } from '#shared/schemas/enrollments.ts';
import { doneIn } from '#functions/data/progress/done-in.ts';
import { isActive, sinceOf, type BlockState, type OwnEnrollment } from './enrollments.ts';

/** The own enrollment, without what only the table needs. */
export function presentEnrollment(enrollment: OwnEnrollment): z.infer<typeof ownEnrollmentSchema> {
  const { courseId, state, enrolledAt, doneBlocks, resume, lastActivityAt, completedAt } =
    enrollment;
  const since = sinceOf(enrollment);
  return { courseId, state, since, enrolledAt, doneBlocks, resume, lastActivityAt, completedAt };
}

/** The own enrollment beside the outline as it is now: what is done is counted from that. */
export const presentOwn = (
  enrollment: OwnEnrollment | null,
  outline: Parameters<typeof doneIn>[0],
  progress: BlockState[],
) =>
  enrollment && {
    ...presentEnrollment(enrollment),
    ...(isActive(enrollment) && { doneBlocks: doneIn(outline, progress) }),
  };
