import type { Enrollment } from '#functions/data/enrollments/enrollments.ts';

/** Somebody's place in a course, as it begins. */
export const enrollmentOf = (
  changes: Pick<Enrollment, 'userId' | 'courseId'> & Partial<Enrollment>,
): Enrollment => ({
  state: 'active',
  enrolledAt: '2026-03-01T00:00:00.000Z',
  message: null,
  turn: null,
  payment: null,
  doneBlocks: 0,
  resume: null,
  lastActivityAt: null,
  completedAt: null,
  version: 1,
  recounts: 0,
  ...changes,
});
