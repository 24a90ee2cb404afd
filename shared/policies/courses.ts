import type { Role } from '#shared/schemas/roles.ts';

type Someone = { userId: string; roles: readonly Role[] } | null;
type Owned = { ownerId: string };
type Course = Owned & { state: 'draft' | 'published' | 'archived' };

const isAdmin = (actor: Someone) => actor?.roles.includes('admins') === true;

/** Those who teach a course, as long as they are teachers, and admins. */
export const canEditCourse = (actor: Someone, course: Owned): boolean =>
  isAdmin(actor) ||
  (actor !== null && actor.userId === course.ownerId && actor.roles.includes('teachers'));

/** A draft exists for its editors alone; an archived course also for those who are in it. */
export const canSeeCourse = (actor: Someone, course: Course, enrolled: boolean): boolean =>
  course.state === 'published' ||
  canEditCourse(actor, course) ||
  (course.state === 'archived' && enrolled);

/** What a block holds is for the enrolled and the editors, and for everybody where it is a preview. */
export const canReadBlock = (
  actor: Someone,
  course: Course,
  block: { preview: boolean },
  enrolled: boolean,
): boolean => canEditCourse(actor, course) || enrolled || block.preview;
