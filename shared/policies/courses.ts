import type { Role } from '#shared/schemas/roles.ts';

type Someone = { userId: string; roles: readonly Role[] } | null;
type Owned = { ownerId: string };
type Course = Owned & { state: 'draft' | 'published' | 'archived' };

const isAdmin = (actor: Someone) => actor?.roles.includes('admins') === true;

/** Whether somebody is the teacher of a course, as long as they are a teacher, or an admin. */
export const canEditCourse = (actor: Someone, course: Owned): boolean =>
  isAdmin(actor) ||
  (actor !== null && actor.userId === course.ownerId && actor.roles.includes('teachers'));

/** A draft exists for its editors alone; an archived course also for those who are in it. */
export const canSeeCourse = (actor: Someone, course: Course, enrolled: boolean): boolean =>
  course.state === 'published' ||
  canEditCourse(actor, course) ||
  (course.state === 'archived' && enrolled);

/** The content of a block is for the enrolled and the editors, and for everybody if it is a preview. */
export const canReadBlock = (
  actor: Someone,
  course: Course,
  block: { preview: boolean },
  enrolled: boolean,
): boolean => canEditCourse(actor, course) || enrolled || block.preview;
