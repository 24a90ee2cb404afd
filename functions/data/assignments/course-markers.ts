import * as z from 'zod';
import { mostMarkers } from '#shared/policies/marker-limits.ts';
import { index, type Key, keys, ranges } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';
import { unchangedSince, versioned } from '#functions/data/table/versioned.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { MarkerSeat, Submissions } from './submissions.ts';

/** Somebody who marks in a course of somebody else what is allocated to them. */
export const courseMarkerRecord = z.object({
  courseId: z.string(),
  userId: z.string(),
  /** An id of this very appointment: what was allocated to an earlier one is not theirs. */
  seat: z.string(),
  /** The groups of the sections of the course whose work they get where it is shared out by section. */
  groupIds: z.array(z.string()),
  addedBy: z.string(),
  addedAt: z.string(),
  version: z.number(),
});
export type CourseMarker = z.infer<typeof courseMarkerRecord>;

/** Counts the appointments that there ever were, so that of two at once one reads again. */
const headRecord = z.object({ version: z.number() });
type Head = z.infer<typeof headRecord>;

type Place = Pick<CourseMarker, 'courseId' | 'userId'>;

const keyOf = ({ courseId, userId }: Place): Key => keys.courseMarker(courseId, userId);

const toItem = (marker: CourseMarker) => ({
  ...keyOf(marker),
  ...index.marksIn(marker.userId, marker.courseId),
  entity: 'CourseMarker',
  ...marker,
});

export const seatOf = ({ userId, seat }: MarkerSeat): MarkerSeat => ({ userId, seat });

/** Whether work that was allocated to a seat is that of an appointment. */
export const sitsAt = (marker: MarkerSeat | undefined | null, { userId, seat }: MarkerSeat) =>
  marker?.userId === userId && marker.seat === seat;

type Allocated = Pick<Submissions, 'courseId' | 'allocation'>;

export const courseMarkers = {
  get: (table: Table, place: Place) => table.get(courseMarkerRecord, keyOf(place)),

  /** Those of a course, by their ids: twenty at the most. */
  list: (table: Table, courseId: string) =>
    table.queryAll(courseMarkerRecord, ranges.courseMarkers(courseId)),

  some: (table: Table, places: Place[]) =>
    table.batchGet(courseMarkerRecord, places.map(keyOf), { consistent: true }),

  /** The appointments to which some works were allocated, as far as they last: in one request, and in none without any. */
  async seatsOf(table: Table, works: Allocated[]): Promise<(work: Allocated) => MarkerSeat[]> {
    const wanted = new Map(
      works.flatMap(({ courseId, allocation }) =>
        (allocation?.markers ?? []).map(({ userId }) => [
          `${courseId} ${userId}`,
          { courseId, userId },
        ]),
      ),
    );
    const there = wanted.size === 0 ? [] : await courseMarkers.some(table, [...wanted.values()]);
    return ({ courseId, allocation }) =>
      (allocation?.markers ?? []).filter((seat) =>
        there.some((one) => one.courseId === courseId && sitsAt(one, seat)),
      );
  },

  head: (table: Table, courseId: string): Promise<Head | null> =>
    table.get(headRecord, keys.courseMarkers(courseId)),

  /** @param head as it was read before the others were: who is appointed meanwhile makes the caller read again */
  add: (marker: CourseMarker, head: Head | null): TransactionItem[] => [
    tryAgain({
      label: 'course-markers',
      put: {
        ...keys.courseMarkers(marker.courseId),
        entity: 'CourseMarkers',
        version: (head?.version ?? 0) + 1,
      },
      ...unchangedSince(head),
    }),
    tryAgain({
      label: 'course-marker',
      put: toItem(marker),
      condition: 'attribute_not_exists(pk)',
    }),
  ],

  /** @throws AppError `markers_full` where there are as many as there can be */
  expectRoom(others: readonly CourseMarker[]): void {
    if (others.length >= mostMarkers) throw new AppError('markers_full');
  },

  change(before: CourseMarker, groupIds: string[], present: (now: CourseMarker) => unknown) {
    const next = { ...before, groupIds, version: before.version + 1 };
    const current = (item: unknown) => present(courseMarkerRecord.parse(item));
    return { next, item: versioned(toItem(next), before.version, 'course-marker', current) };
  },

  /** A marker whose work that of a group is no more, which was removed; whoever was faster makes the caller read again. */
  leaveGroup: (read: CourseMarker, groupId: string): TransactionItem =>
    tryAgain({
      label: 'course-marker',
      put: toItem({
        ...read,
        groupIds: read.groupIds.filter((one) => one !== groupId),
        version: read.version + 1,
      }),
      ...unchangedSince(read),
    }),

  remove: (marker: CourseMarker): TransactionItem =>
    tryAgain({
      label: 'course-marker',
      remove: keyOf(marker),
      condition: 'seat = :seat',
      expression: { values: { ':seat': marker.seat } },
    }),

  /** Refuses a transaction where somebody marks in the course no more, or has been appointed anew. */
  checkSeat: (courseId: string, { userId, seat }: MarkerSeat): TransactionItem =>
    tryAgain({
      label: 'course-marker-there',
      check: keyOf({ courseId, userId }),
      condition: 'seat = :seat',
      expression: { values: { ':seat': seat } },
    }),
};
