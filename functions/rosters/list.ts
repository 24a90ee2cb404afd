import * as z from 'zod';
import type { rosters as contract } from '#shared/contract/rosters.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import { editableCourseOf } from '#functions/api/editable-course.ts';
import type { Operation } from '#functions/api/operation.ts';
import { enrollmentRecord } from '#functions/data/enrollments/enrollments.ts';
import { wordsOf } from '#functions/data/accounts/fold-name.ts';
import { keys } from '#functions/data/keys.ts';
import { personRecord, profileRecord } from '#functions/data/accounts/profiles.ts';
import { roster } from '#functions/data/rosters/roster.ts';
import { statsById, statsRecord } from '#functions/data/courses/stats.ts';
import type { Table } from '#functions/data/table/table.ts';
import { presentRosterEntry } from './present-roster-entry.ts';

const parts = z.discriminatedUnion('entity', [
  enrollmentRecord.extend({ entity: z.literal('Enrollment') }),
  personRecord.extend({ entity: z.literal('Profile'), email: profileRecord.shape.email }),
  statsRecord.extend({ entity: z.literal('Stats') }),
]);

/** Some people of a course as they stand now, in the order of their ids: one request as long as they are 49. */
async function peopleOf(table: Table, courseId: string, userIds: string[]) {
  if (userIds.length === 0) return [];
  const found = await table.batchGet(parts, [
    keys.stats(courseId),
    ...userIds.flatMap((userId) => [keys.enrollment(userId, courseId), keys.profile(userId)]),
  ]);
  const enrolled = new Map(
    found.flatMap((one) => (one.entity === 'Enrollment' ? [[one.userId, one]] : [])),
  );
  const profiles = new Map(
    found.flatMap((one) => (one.entity === 'Profile' ? [[one.userId, one]] : [])),
  );
  const { lessons } = statsById(found.filter((one) => one.entity === 'Stats'))(courseId);
  return userIds.flatMap((userId) => {
    const enrollment = enrolled.get(userId);
    return enrollment ? [{ enrollment, profile: profiles.get(userId), lessons }] : [];
  });
}

/**
 * The rows say who is on the page and in which order; what they show is read from the people
 * themselves. Who has just changed their state is in neither list until the rows have moved.
 */
export const list: Operation<typeof contract.list, BaseDeps> = async ({
  actor,
  params,
  query,
  page,
  deps,
}) => {
  const { courseId, price } = await editableCourseOf(deps.table, actor, params.courseId);
  const { state, sort, order, q } = query;
  const words = wordsOf(q ?? '');
  const { items, last } =
    words.length > 0
      ? await roster.search(deps.table, courseId, state, words, page)
      : await roster.list(deps.table, courseId, state, sort, {
          ...page,
          newestFirst: order === 'desc',
        });
  const people = await peopleOf(
    deps.table,
    courseId,
    items.map(({ userId }) => userId),
  );
  return {
    priced: price !== null,
    items: people
      .filter(({ enrollment }) => enrollment.state === state)
      .map(({ enrollment, profile, lessons }) =>
        presentRosterEntry(enrollment, profile, lessons, actor),
      ),
    nextCursor: page.cursor(last),
  };
};
