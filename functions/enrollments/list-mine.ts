import type { enrollments as contract } from '#shared/contract/enrollments.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { courses } from '#functions/data/courses.ts';
import { enrollments, isActive, type Enrollment } from '#functions/data/enrollments.ts';
import { presentEnrollment } from '#functions/data/present-enrollment.ts';
import { statsOf } from '#functions/data/stats.ts';

const lastTouched = ({ lastActivityAt, enrolledAt }: Enrollment) => lastActivityAt ?? enrolledAt;

const latestFirst = (a: Enrollment, b: Enrollment) =>
  lastTouched(a) === lastTouched(b)
    ? a.courseId < b.courseId
      ? 1
      : -1
    : lastTouched(a) < lastTouched(b)
      ? 1
      : -1;

/** All of a person's own are read (their number does not grow with the school), then a page of them is shown. */
export const listMine: Operation<typeof contract.listMine, BaseDeps> = async ({
  actor,
  page,
  deps,
}) => {
  const own = (await enrollments.ofPerson(deps.table, actor.userId))
    .filter(isActive)
    .sort(latestFirst);
  const from = page.start
    ? own.findIndex(({ courseId }) => courseId === page.start?.courseId) + 1
    : 0;
  const shown = own.slice(from, from + page.limit);
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
  const more = from + page.limit < own.length;
  return { items, nextCursor: page.cursor(more ? { courseId: courseIds.at(-1) } : null) };
};
