import * as z from 'zod';
import { accommodationShape } from '#shared/schemas/accommodations.ts';
import { index, indexPartitions, type Key, keys, ranges } from '#functions/data/keys.ts';
import type { GroupPlace } from '#functions/data/groups/groups.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { versionedOrFirst, versionedRemoval } from '#functions/data/table/versioned.ts';

const decided = {
  courseId: z.string(),
  /** null: all quizzes of the course that have none of their own. */
  quizId: z.string().nullable(),
  ...accommodationShape,
  by: z.string(),
  at: z.string(),
  version: z.number(),
};

/** What is different for one person in a course, or at one of its quizzes. */
export const accommodationRecord = z.object({ userId: z.string(), ...decided });
export type PersonAccommodation = z.infer<typeof accommodationRecord>;

/** The same for who is in a group. */
export const groupAccommodationRecord = z.object({
  setId: z.string(),
  groupId: z.string(),
  ...decided,
});
export type GroupAccommodation = z.infer<typeof groupAccommodationRecord>;

const anyRecord = z.union([accommodationRecord, groupAccommodationRecord]);
export type Accommodation = PersonAccommodation | GroupAccommodation;

/** For whom, in which course, and at which of its quizzes something is different. */
export type AccommodationPlace =
  | Pick<PersonAccommodation, 'userId' | 'courseId' | 'quizId'>
  | Pick<GroupAccommodation, 'setId' | 'groupId' | 'courseId' | 'quizId'>;

function keyOf(place: AccommodationPlace): Key {
  const { courseId, quizId } = place;
  if ('userId' in place)
    return quizId === null
      ? keys.accommodation(place.userId, courseId)
      : keys.quizAccommodation(place.userId, courseId, quizId);
  const { setId, groupId } = place;
  return quizId === null
    ? keys.groupAccommodation(courseId, setId, groupId)
    : keys.groupQuizAccommodation(courseId, setId, groupId, quizId);
}

const toItem = (one: Accommodation): Item => ({
  ...keyOf(one),
  ...('userId' in one
    ? {
        ...index.accommodations(one.courseId, one.userId, one.quizId ?? ''),
        entity: 'Accommodation',
      }
    : {
        ...index.groupAccommodations(one.courseId, one.setId, one.groupId, one.quizId ?? ''),
        entity: 'GroupAccommodation',
      }),
  ...one,
});

/** Of those of one person, or of one group, the one that holds at a quiz: that of a quiz takes the place of that of its course, whole. */
export const accommodationAt = <A extends Pick<Accommodation, 'quizId'>>(
  quizId: string,
  some: readonly A[],
): A | null =>
  some.find((one) => one.quizId === quizId) ?? some.find((one) => one.quizId === null) ?? null;

export const accommodations = {
  get: (table: Table, place: AccommodationPlace) => table.get(anyRecord, keyOf(place)),

  /** All of one person, in every course. */
  ofPerson: (table: Table, userId: string) =>
    table.queryAll(accommodationRecord, ranges.accommodations(userId)),

  /** All of one group. */
  ofGroup: (table: Table, { courseId, setId, groupId }: GroupPlace) =>
    table.queryAll(groupAccommodationRecord, ranges.groupAccommodations(courseId, setId, groupId)),

  /** Those of some groups of a course that may hold at a quiz. */
  ofGroupsAt: (table: Table, quizId: string, some: GroupPlace[]) =>
    table.batchGet(
      groupAccommodationRecord,
      some.flatMap(({ courseId, setId, groupId }) =>
        [null, quizId].map((at) => keyOf({ courseId, setId, groupId, quizId: at })),
      ),
      { consistent: true },
    ),

  /** A page of those of a course: by person, then by group. */
  list: (table: Table, courseId: string, page: { limit: number; start: Item | undefined }) =>
    table.queryIndex(anyRecord, indexPartitions.accommodations(courseId), page),

  put: (next: Accommodation, present: (current: Accommodation) => unknown): TransactionItem =>
    versionedOrFirst(toItem(next), next.version - 1, 'accommodation', (current) =>
      present(anyRecord.parse(current)),
    ),

  remove: (
    { version, ...place }: Accommodation,
    present: (current: Accommodation) => unknown,
  ): TransactionItem =>
    versionedRemoval(keyOf(place), version, 'accommodation', (current) =>
      present(anyRecord.parse(current)),
    ),
};
