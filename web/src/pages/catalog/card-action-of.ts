import type { CourseCard } from '#web/features/courses/types.ts';
import type { EnrolledCourse, PendingCourse } from '#web/features/enrollments/types.ts';
import { paths } from '#web/lib/paths.ts';

export type CardAction =
  | { kind: 'enroll' | 'wait'; signIn: boolean }
  | { kind: Exclude<CourseCard['entry'], 'open' | 'notYet'> | 'paid'; to: string }
  | { kind: 'notYet'; opensOn: string; to: string }
  | { kind: PendingCourse['state']; to: string }
  | { kind: 'started' | 'enrolled' | 'completed'; to: string; percent: number };

/** For somebody in the course: where they go on, and how far they are. */
function goOn({ courseId, resume, lessons, doneBlocks, completedAt }: EnrolledCourse): CardAction {
  const percent = lessons === 0 ? 0 : Math.min(100, Math.round((100 * doneBlocks) / lessons));
  const to = resume
    ? paths.content(courseId, resume.moduleId, resume.blockId)
    : paths.course(courseId);
  return { kind: completedAt ? 'completed' : resume ? 'started' : 'enrolled', to, percent };
}

/** What somebody can do with a course without opening it: one step where it is free and open, else the reason. */
export function cardActionOf(
  { courseId, enrollmentMode, entry, opensOn, price }: CourseCard,
  own: EnrolledCourse | undefined,
  pending: PendingCourse['state'] | undefined,
  signedIn: boolean,
): CardAction {
  if (own) return goOn(own);
  const to = paths.course(courseId);
  if (pending) return { kind: pending, to };
  const oneStep = enrollmentMode === 'open' && price === null;
  switch (entry) {
    case 'open':
      return oneStep ? { kind: 'enroll', signIn: !signedIn } : { kind: 'paid', to };
    case 'full':
      return oneStep ? { kind: 'wait', signIn: !signedIn } : { kind: 'full', to };
    case 'notYet':
      return opensOn === null ? { kind: 'closed', to } : { kind: 'notYet', opensOn, to };
    default:
      return { kind: entry, to };
  }
}
