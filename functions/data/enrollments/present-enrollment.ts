import type * as z from 'zod';
import type { ownEnrollmentSchema } from '#shared/schemas/enrollments.ts';
import { doneIn } from '#functions/data/progress/done-in.ts';
import {
  completedBy,
  isActive,
  sinceOf,
  type BlockState,
  type OwnEnrollment,
} from './enrollments.ts';

/** The own enrollment as it is at an instant (milliseconds), without what only the table needs. */
export function presentEnrollment(
  enrollment: OwnEnrollment,
  now: number,
): z.infer<typeof ownEnrollmentSchema> {
  const { courseId, state, enrolledAt, doneBlocks, resume, lastActivityAt } = enrollment;
  const since = sinceOf(enrollment);
  const completedAt = completedBy(enrollment, now);
  return { courseId, state, since, enrolledAt, doneBlocks, resume, lastActivityAt, completedAt };
}

/** The own enrollment beside the outline as it is now: what is done is counted from that. */
export const presentOwn = (
  enrollment: OwnEnrollment | null,
  outline: Parameters<typeof doneIn>[0],
  progress: BlockState[],
  now: number,
) =>
  enrollment && {
    ...presentEnrollment(enrollment, now),
    ...(isActive(enrollment) && { doneBlocks: doneIn(outline, progress) }),
  };
