import type { CourseDetail } from '#web/features/courses/types.ts';

type Place = { moduleId: string; blockId: string };

export type CourseActionKind =
  | { kind: 'signIn' | 'enroll' | 'full' | 'archived' | 'draft' }
  | { kind: 'key' | 'approval' | 'invitation' | 'closed' }
  | { kind: 'learn'; label: 'start' | 'continue' | 'review' | 'open'; at: Place | null };

/** The way in for whoever may learn: where they stopped, else the first block. */
function learn({ enrollment, outline, lessons }: CourseDetail): CourseActionKind {
  const first = outline.flatMap(({ blocks }) => blocks)[0] ?? null;
  const active = enrollment?.state === 'active' ? enrollment : null;
  if (active === null) return { kind: 'learn', label: 'open', at: first };
  const at = active.resume ?? first;
  if (lessons > 0 && active.doneBlocks >= lessons) return { kind: 'learn', label: 'review', at };
  return { kind: 'learn', label: active.resume === null ? 'start' : 'continue', at };
}

/** What the server's word on a course leaves for this person to do. */
export function courseActionOf(detail: CourseDetail, signedIn: boolean): CourseActionKind {
  const { course, can, seatsLeft } = detail;
  if (can.learn) return learn(detail);
  if (can.enroll) return { kind: 'enroll' };
  if (course.state !== 'published') return { kind: course.state };
  if (course.enrollmentMode !== 'open') return { kind: course.enrollmentMode };
  if (seatsLeft === 0) return { kind: 'full' };
  return { kind: signedIn ? 'closed' : 'signIn' };
}
