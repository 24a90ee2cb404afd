import { isActive, type OwnEnrollment } from '#functions/data/enrollments/enrollments.ts';
import type { PageWindow } from './operation.ts';

/** By what was done last in a course. */
export const placeByActivity = ({ courseId, lastActivityAt, enrolledAt }: OwnEnrollment) =>
  `${lastActivityAt ?? enrolledAt} ${courseId}`;

/**
 * A page of the courses that somebody is in, for lists of what there is to do in them. A course that is asked for is
 * there, also where it would come on a later page.
 * @param placeOf their order, the last first
 * @returns the courses, and where the next page begins: nowhere where one course is asked for
 */
export function pageOfOwn(
  enrolled: OwnEnrollment[],
  placeOf: (enrollment: OwnEnrollment) => string,
  { courseId, page }: { courseId: string | undefined; page: PageWindow },
): { shown: OwnEnrollment[]; nextCursor: string | null } {
  const endedAt = page.start?.place as string | undefined;
  const own = enrolled
    .filter(isActive)
    .filter((enrollment) => endedAt === undefined || placeOf(enrollment) < endedAt)
    .toSorted((a, b) => (placeOf(a) < placeOf(b) ? 1 : -1));
  const first = own.slice(0, page.limit);
  const wanted = own.find((one) => one.courseId === courseId);
  const last = own.length > page.limit && courseId === undefined ? first.at(-1) : undefined;
  return {
    shown: wanted && !first.includes(wanted) ? [...first, wanted] : first,
    nextCursor: page.cursor(last ? { place: placeOf(last) } : null),
  };
}
