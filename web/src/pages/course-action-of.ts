import { doorOf } from '#shared/policies/enrollment-door.ts';
import type { CourseDetail } from '#web/features/courses/types.ts';
import type { OwnStanding } from '#web/features/enrollments/types.ts';

type Place = { moduleId: string; blockId: string };

export type CourseActionKind =
  | { kind: 'enroll' | 'archived' | 'draft' | 'closed' | 'invitation' | 'requested' | 'removed' }
  | { kind: 'signIn' | 'key' | 'wait'; full: boolean }
  | { kind: 'request'; declined: boolean }
  | { kind: 'waiting'; place: number | null }
  | { kind: 'notYet'; opensOn: string }
  | { kind: 'learn'; label: 'start' | 'continue' | 'review' | 'open'; at: Place | null };

/** What only the person's own standing tells; unknown while it loads, and to whom is not signed in. */
export type Standing = Pick<OwnStanding, 'place' | 'invited'> | undefined;

/** The way in for whoever may learn: where they stopped, else the first block. */
function learn({ enrollment, outline, lessons }: CourseDetail): CourseActionKind {
  const first = outline.flatMap(({ blocks }) => blocks)[0] ?? null;
  const active = enrollment?.state === 'active' ? enrollment : null;
  if (active === null) return { kind: 'learn', label: 'open', at: first };
  const at = active.resume ?? first;
  if (lessons > 0 && active.doneBlocks >= lessons) return { kind: 'learn', label: 'review', at };
  return { kind: 'learn', label: active.resume === null ? 'start' : 'continue', at };
}

/** For somebody on the way in, or whom a teacher took out. */
function stand({ enrollment }: CourseDetail, mine: Standing): CourseActionKind | null {
  switch (enrollment?.state) {
    case 'waiting':
      return { kind: 'waiting', place: mine?.place ?? null };
    case 'requested':
      return { kind: 'requested' };
    case 'removed':
      return mine?.invited ? null : { kind: 'removed' };
    default:
      return null;
  }
}

/** How somebody outside comes in, where the door is open to them. */
function comeIn(detail: CourseDetail, mine: Standing): CourseActionKind {
  const { course, enrollment, seatsLeft } = detail;
  const full = seatsLeft === 0;
  const mode = mine?.invited ? 'open' : course.enrollmentMode;
  if (mode === 'approval') return { kind: 'request', declined: enrollment?.state === 'declined' };
  if (mode === 'invitation') return { kind: 'invitation' };
  if (mode === 'key') return { kind: 'key', full };
  return full ? { kind: 'wait', full } : { kind: 'enroll' };
}

/**
 * The one thing that is left for this person to do.
 * @param today ISO 8601; what the server holds to is its own
 */
export function courseActionOf(
  detail: CourseDetail,
  signedIn: boolean,
  mine: Standing,
  today: string,
): CourseActionKind {
  const { course, can, seatsLeft } = detail;
  if (can.learn) return learn(detail);
  if (course.state !== 'published') return { kind: course.state };
  const standing = stand(detail, mine);
  if (standing) return standing;
  const door = doorOf(course, today);
  const { opensOn } = course.enrollmentWindow;
  if (door === 'notYet' && opensOn !== null) return { kind: 'notYet', opensOn };
  if (door !== 'open') return { kind: 'closed' };
  if (signedIn) return comeIn(detail, mine);
  if (course.enrollmentMode === 'invitation') return { kind: 'invitation' };
  return { kind: 'signIn', full: seatsLeft === 0 };
}

/** Whether there is more to know of somebody than the course's page tells: a place, or an invitation. */
export const needsStanding = ({ course, enrollment, can }: CourseDetail): boolean =>
  !can.learn &&
  (enrollment?.state === 'waiting' ||
    enrollment?.state === 'removed' ||
    !['open', 'closed'].includes(course.enrollmentMode));
