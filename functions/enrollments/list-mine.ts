import type { enrollments as contract } from '#shared/contract/enrollments.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { courses } from '#functions/data/courses.ts';
import { enrollments, isActive, type Enrollment } from '#functions/data/enrollments.ts';
import { presentEnrollment } from '#functions/data/present-enrollment.ts';
import { statsOf } from '#functions/data/stats.ts';

/** Where an enrollment stands in the list. The cursor keeps this place: what is touched meanwhile leaves it. */
const placeOf = ({ lastActivityAt, enrolledAt, courseId }: Enrollment) =>
  `${lastActivityAt ?? enrolledAt} ${courseId}`;

const latestFirst = (a: Enrollment, b: Enrollment) => (placeOf(a) < placeOf(b) ? 1 : -1);

/** All of a person's own are read (their number does not grow with the school), then a page of them is shown. */
export const listMine: Operation<typeof contract.listMine, BaseDeps> = async ({
  actor,
  page,
  deps,
}) => {
  const endedAt = page.start?.place as string | undefined;
  const own = (await enrollments.ofPerson(deps.table, actor.userId))
    .filter(isActive)
    .filter((enrollment) => endedAt === undefined || placeOf(enrollment) < endedAt)
    .sort(latestFirst);
  const shown = own.slice(0, page.limit);
  const courseIds = shown.map(({ courseId }) => courseId);
  const [known, stats] = await Promise.all([
    courses.byId(deps.table, courseIds),
    statsOf(deps.table, courseIds),
  ]);
  const items = shown.flatMap((enrollment) => {
    const course = known.get(enrollment.courseId);
    if (!course) return [];
    const { lessons } = stats(enrollment.courseId);
    return [{ ...presentEnrollment(enrollment), title: course.title, lessons }];
  });
  const last = own.length > page.limit ? shown.at(-1) : undefined;
  return { items, nextCursor: page.cursor(last ? { place: placeOf(last) } : null) };
};
