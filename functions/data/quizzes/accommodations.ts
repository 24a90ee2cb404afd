import * as z from 'zod';
import { accommodationShape } from '#shared/schemas/attempts.ts';
import { index, indexPartitions, type Key, keys, ranges } from '#functions/data/keys.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { versionedOrFirst, versionedRemoval } from '#functions/data/table/versioned.ts';

/** What is different for one person in a course, or at one of its quizzes. */
export const accommodationRecord = z.object({
  userId: z.string(),
  courseId: z.string(),
  /** null: all quizzes of the course that have none of their own. */
  quizId: z.string().nullable(),
  ...accommodationShape,
  by: z.string(),
  at: z.string(),
  version: z.number(),
});
export type Accommodation = z.infer<typeof accommodationRecord>;

export type AccommodationPlace = Pick<Accommodation, 'userId' | 'courseId' | 'quizId'>;

const keyOf = ({ userId, courseId, quizId }: AccommodationPlace): Key =>
  quizId === null
    ? keys.accommodation(userId, courseId)
    : keys.quizAccommodation(userId, courseId, quizId);

/** The one that holds at a quiz: that of a quiz takes the place of that of its course, whole. */
export const accommodationAt = (
  quizId: string,
  some: readonly Accommodation[],
): Accommodation | null =>
  some.find((one) => one.quizId === quizId) ?? some.find((one) => one.quizId === null) ?? null;

export const accommodations = {
  get: (table: Table, place: AccommodationPlace) => table.get(accommodationRecord, keyOf(place)),

  /** All of one person, in every course. */
  ofPerson: (table: Table, userId: string) =>
    table.queryAll(accommodationRecord, ranges.accommodations(userId)),

  /** A page of those of a course, by person. */
  list: (table: Table, courseId: string, page: { limit: number; start: Item | undefined }) =>
    table.queryIndex(accommodationRecord, indexPartitions.accommodations(courseId), page),

  put: (next: Accommodation, present: (current: Accommodation) => unknown): TransactionItem =>
    versionedOrFirst(
      {
        ...keyOf(next),
        ...index.accommodations(next.courseId, next.userId, next.quizId ?? ''),
        entity: 'Accommodation',
        ...next,
      },
      next.version - 1,
      'accommodation',
      (current) => present(accommodationRecord.parse(current)),
    ),

  remove: (
    { version, ...place }: Accommodation,
    present: (current: Accommodation) => unknown,
  ): TransactionItem =>
    versionedRemoval(keyOf(place), version, 'accommodation', (current) =>
      present(accommodationRecord.parse(current)),
    ),
};
