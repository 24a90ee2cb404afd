import type { courses as contract } from '#shared/contract/courses.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import { editableCourseOf } from '#functions/api/editable-course.ts';
import type { Operation } from '#functions/api/operation.ts';
import { courseCopies } from '#functions/data/courses/course-copies.ts';
import { countCourse } from '#functions/data/courses/course-quota.ts';
import { courses, presentCourse, type Course } from '#functions/data/courses/courses.ts';
import { media, storedAs } from '#functions/data/media/media.ts';
import { mediaWrites } from '#functions/data/media/media-writes.ts';
import { seats } from '#functions/data/courses/seats.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { expectVersion } from '#functions/data/table/versioned.ts';
import { derivedUlid } from '#functions/platform/derived-ulid.ts';
import { iso } from '#functions/platform/iso.ts';

const dayMs = 86_400_000;

/** A day as far behind another start; null where either course has none. */
function shifted(day: string | null, from: string | null, to: string | null): string | null {
  if (day === null || from === null || to === null) return null;
  const moved = Date.parse(day) + Date.parse(to) - Date.parse(from);
  return new Date(Math.round(moved / dayMs) * dayMs).toISOString().slice(0, 10);
}

/** All days of a course, counted from another start. */
const daysFrom = ({ startsOn: from, endsOn, enrollmentWindow }: Course, to: string | null) => ({
  startsOn: to,
  endsOn: shifted(endsOn, from, to),
  enrollmentWindow: {
    opensOn: shifted(enrollmentWindow.opensOn, from, to),
    closesOn: shifted(enrollmentWindow.closesOn, from, to),
  },
});

/** The cover is a file of the copy's own, there from the first moment on. */
async function coverOf(table: Table, { cover }: Course, courseId: string) {
  const file = cover && (await media.get(table, cover.mediaId));
  if (!cover || !file)
    return { shown: { cover: null, coverFile: undefined }, items: [] as TransactionItem[] };
  const mediaId = derivedUlid(courseId, file.mediaId);
  return {
    shown: { cover: { ...cover, mediaId }, coverFile: storedAs(file) },
    items: mediaWrites.share(file, courseId, mediaId),
  };
}

/** The course is there with the answer; its lessons are too many for one transaction and follow by the stream. */
export const duplicate: Operation<typeof contract.duplicate, BaseDeps> = async ({
  actor,
  params,
  body,
  now,
  deps,
}) => {
  const { version, code, title, startsOn } = body;
  const original = await editableCourseOf(deps.table, actor, params.courseId);
  expectVersion(version, original, presentCourse(original));
  const courseId = deps.ids.ulid(now);
  const { shown, items } = await coverOf(deps.table, original, courseId);
  const course: Course = {
    ...original,
    ...daysFrom(original, startsOn),
    courseId,
    code,
    title,
    ...shown,
    state: 'draft',
    ownerId: actor.userId,
    createdAt: iso(now),
    publishedAt: null,
    version: 1,
    // It has no groups, as it has no people.
    accommodated: undefined,
  };
  const copy = {
    courseId,
    from: original.courseId,
    madeBy: actor.userId,
    madeAt: iso(now),
    done: false,
  };
  return {
    response: presentCourse(course),
    items: [
      ...courses.create(course),
      countCourse(actor.userId, now),
      seats.create(courseId, course.seats),
      courseCopies.begin(copy),
      ...items,
    ],
  };
};
