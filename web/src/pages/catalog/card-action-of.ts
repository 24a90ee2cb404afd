import type { CourseCard } from '#web/features/courses/types.ts';
import type { EnrolledCourse, PendingCourse } from '#web/features/enrollments/types.ts';
import { paths } from '#web/lib/paths.ts';

export type CardAction =
  | { kind: 'enroll' | 'signIn' }
  | { kind: 'key' | 'approval' | 'invitation' | 'closed' | 'paid'; to: string }
  | { kind: PendingCourse['state']; to: string }
  | { kind: 'started' | 'enrolled' | 'completed'; to: string; percent: number };

/** What somebody can do with a course without opening it: one step where it is free and open, else the reason. */
export function cardActionOf(
  { courseId, enrollmentMode, price }: CourseCard,
  own: EnrolledCourse | undefined,
  pending: PendingCourse['state'] | undefined,
  signedIn: boolean,
): CardAction {
  if (own) {
    const { resume, lessons, doneBlocks, completedAt } = own;
    const percent = lessons === 0 ? 0 : Math.min(100, Math.round((100 * doneBlocks) / lessons));
    const to = resume
      ? paths.content(courseId, resume.moduleId, resume.blockId)
      : paths.course(courseId);
    return { kind: completedAt ? 'completed' : resume ? 'started' : 'enrolled', to, percent };
  }
  const to = paths.course(courseId);
  if (pending) return { kind: pending, to };
  if (enrollmentMode !== 'open') return { kind: enrollmentMode, to };
  if (price !== null) return { kind: 'paid', to };
  return { kind: signedIn ? 'enroll' : 'signIn' };
}
