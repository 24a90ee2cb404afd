import * as z from 'zod';
import type { grades as contract } from '#shared/contract/grades.ts';
import { bookMark, bookTotal } from '#shared/grading/book.ts';
import type { Mark } from '#shared/schemas/marks.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import { editableCourseOf } from '#functions/api/editable-course.ts';
import type { Operation } from '#functions/api/operation.ts';
import { fullName, personRecord, profiles } from '#functions/data/accounts/profiles.ts';
import { enrollmentRecord } from '#functions/data/enrollments/enrollments.ts';
import { shortTotal } from '#functions/data/grades/grade-rows.ts';
import { hiddenItems } from '#functions/data/grades/hidden-items.ts';
import { loadBook } from '#functions/data/grades/load-book.ts';
import { totalOverrides } from '#functions/data/grades/total-overrides.ts';
import { keys } from '#functions/data/keys.ts';
import { marks } from '#functions/data/marks/marks.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { releasedIn } from '#functions/data/grades/released-in.ts';

const parts = z.discriminatedUnion('entity', [
  enrollmentRecord.pick({ state: true }).extend({ entity: z.literal('Enrollment') }),
  personRecord.extend({ entity: z.literal('Profile') }),
]);

/** So many changes are told: they are read by item, and only all of them say which are the latest. */
const mostChanges = 1000;
const mostOverrides = 20;

export const presentMark = ({ earned, adjustments = [], points, status, ...mark }: Mark) => ({
  itemId: mark.itemId,
  earned,
  adjustments,
  points,
  status,
  label: mark.label ?? null,
  releasedAt: mark.releasedAt,
  changedAt: mark.changedAt,
});

/** Marks are read as they are, but for those of which nobody who marks may know whose they are (case 21). Who is not in the course is nobody here. */
export const getRow: Operation<typeof contract.getRow, BaseDeps> = async ({
  actor,
  params: { courseId, userId },
  now,
  deps: { table },
}) => {
  await editableCourseOf(table, actor, courseId);
  const [book, all, people, changes, overrides] = await Promise.all([
    loadBook(table, courseId),
    marks.ofCourse(table, userId, courseId),
    table.batchGet(parts, [keys.enrollment(userId, courseId), keys.profile(userId)]),
    marks.changesIn(table, userId, courseId, mostChanges),
    totalOverrides.changes(table, userId, courseId, mostOverrides),
  ]);
  const enrollment = people.find((one) => one.entity === 'Enrollment');
  const profile = people.find((one) => one.entity === 'Profile');
  if (enrollment?.state !== 'active') throw new AppError('not_found');
  const hidden = await hiddenItems(table, book.items);
  const items = new Set(book.items.flatMap(({ itemId }) => (hidden.has(itemId) ? [] : [itemId])));
  const own = all.filter(({ itemId }) => items.has(itemId));
  const named = await profiles.names(table, [
    ...new Set([...changes, ...overrides].map(({ by }) => by)),
  ]);
  const override = overrides[0]?.percent ?? null;
  const { trace, ...made } = bookTotal(book, own.map(bookMark), override);
  const released = releasedIn(own, book, now).map(bookMark);
  return {
    userId,
    name: profile ? fullName(profile) : '',
    marks: own.map((mark) => ({ ...presentMark(mark), version: mark.version })),
    total: made,
    trace,
    own: shortTotal(bookTotal(book, released, override)),
    ownBeneath: shortTotal(bookTotal(book, released, null)),
    overrides: overrides.map(({ percent, reason, by, at, version }) => ({
      percent,
      reason,
      by: { userId: by, name: named.get(by) ?? '' },
      at,
      version,
    })),
    changes: changes
      .filter(({ itemId }) => !hidden.has(itemId))
      .toSorted((a, b) => (a.at < b.at ? 1 : -1))
      .map(({ itemId, at, by, because, from, to, fromStatus, toStatus, version }) => ({
        itemId,
        at,
        by: { userId: by, name: named.get(by) ?? '' },
        because: because.kind,
        reason: 'reason' in because ? because.reason : null,
        shownFrom: ('shownFrom' in because && because.shownFrom) || null,
        from,
        to,
        ...(fromStatus && { fromStatus }),
        ...(toStatus && { toStatus }),
        version,
      })),
  };
};
