import { canEditCourse } from './courses.ts';
import type { Role } from '#shared/schemas/roles.ts';

type Someone = { userId: string; roles: readonly Role[] };

/** A bank belongs to a course, whose id it has, or to a teacher, whose id it has. */
type Bank = { bankId: string; course: { ownerId: string } | null };

/** The most questions that a bank holds, those in the trash too. */
export const mostQuestions = 10_000;

/** The people who may edit its course, or the teacher whose own it is and nobody else. */
export const canEditBank = (actor: Someone, { bankId, course }: Bank): boolean =>
  course === null ? actor.userId === bankId : canEditCourse(actor, course);
