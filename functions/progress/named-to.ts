import { canSeeCourse } from '#shared/policies/courses.ts';
import type { Actor } from '#functions/api/actor.ts';
import type { Course } from '#functions/data/courses/courses.ts';
import { isActive, type OwnEnrollment } from '#functions/data/enrollments/enrollments.ts';

/**
 * The courses among these that may be named to a person, by id. Every list that tells somebody of courses which they do
 * not teach takes titles, covers and lessons from here alone: what is a draft, or is one again, is not in it.
 * @param own enrollments of theirs, whatever their state
 */
export function namedTo<C extends Pick<Course, 'courseId' | 'state' | 'ownerId'>>(
  actor: Actor,
  own: OwnEnrollment[],
  courses: Iterable<C>,
): Map<string, C> {
  const inside = new Set(own.filter(isActive).map(({ courseId }) => courseId));
  const named = [...courses].filter((course) =>
    canSeeCourse(actor, course, inside.has(course.courseId)),
  );
  return new Map(named.map((course) => [course.courseId, course]));
}
