import { keys, ranges } from '#functions/data/keys.ts';
import { learners } from '#functions/data/rosters/learners.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';
import { type Membership, membershipRecord } from './group-records.ts';
import type { GroupSet } from './group-sets.ts';
import { groups } from './groups.ts';

type Place = Pick<Membership, 'userId' | 'courseId' | 'setId'>;

const keyOf = ({ userId, courseId, setId }: Place) => keys.membership(userId, courseId, setId);

/** The condition that it is still as it was read; null: still not there. */
const asRead = (read: Membership | null) =>
  read
    ? { condition: 'groupId = :read', expression: { values: { ':read': read.groupId } } }
    : { condition: 'attribute_not_exists(pk)' };

const put = (next: Membership, read: Membership | null): TransactionItem =>
  tryAgain({
    label: 'membership',
    put: { ...keyOf(next), entity: 'Membership', ...next },
    ...asRead(read),
  });

const remove = (read: Membership): TransactionItem =>
  tryAgain({ label: 'membership', remove: keyOf(read), ...asRead(read) });

export const memberships = {
  get: (table: Table, place: Place) => table.get(membershipRecord, keyOf(place)),

  /** Those of somebody in a course: one for each set at the most. */
  inCourse: (table: Table, userId: string, courseId: string) =>
    table.queryAll(membershipRecord, ranges.memberships(userId, courseId)),

  /** Those that there are in some places, as they are this instant. */
  some: (table: Table, places: Place[]) =>
    table.batchGet(membershipRecord, places.map(keyOf), { consistent: true }),

  remove,

  /** The end of a membership in a group that goes; none where the person has none any more. */
  end: ({ userId, courseId, setId }: Place, groupId: string): TransactionItem =>
    tryAgain({
      label: 'membership',
      remove: keyOf({ userId, courseId, setId }),
      condition: 'attribute_not_exists(pk) OR groupId = :groupId',
      expression: { values: { ':groupId': groupId } },
    }),

  /** Refuses a transaction where somebody is in this group. */
  expectNot: (place: Place, groupId: string): TransactionItem => ({
    label: 'membership-elsewhere',
    check: keyOf(place),
    condition: 'attribute_not_exists(pk) OR groupId <> :groupId',
    expression: { values: { ':groupId': groupId } },
  }),

  /**
   * Moves people of a course into a group of a set, or into none, out of where they were read to be: memberships and
   * groups in one transaction. Only who is in the course comes into a group of it.
   */
  move(
    { courseId, setId, mostMembers }: Pick<GroupSet, 'courseId' | 'setId' | 'mostMembers'>,
    people: { userId: string; read: Membership | null }[],
    groupId: string | null,
    at: string,
  ): TransactionItem[] {
    const moved = people.filter(({ read }) => (read?.groupId ?? null) !== groupId);
    if (moved.length === 0) return [];
    const left = Map.groupBy(
      moved.flatMap(({ read }) => read ?? []),
      (read) => read.groupId,
    );
    const userIds = moved.map(({ userId }) => userId);
    return [
      ...(groupId === null
        ? moved.flatMap(({ read }) => (read ? [remove(read)] : []))
        : [
            ...moved.map(({ userId, read }) =>
              put({ userId, courseId, setId, groupId, joinedAt: at }, read),
            ),
            ...userIds.map((userId) => learners.expectIn({ userId, courseId })),
            groups.enter({ courseId, setId, groupId }, userIds, at, mostMembers),
          ]),
      ...[...left].map(([from, some]) =>
        groups.leave(
          { courseId, setId, groupId: from },
          some.map(({ userId }) => userId),
        ),
      ),
    ];
  },
};

/** The group of a set that somebody is in; null: in none. */
export const groupOf = async (table: Table, place: Place): Promise<string | null> =>
  (await memberships.get(table, place))?.groupId ?? null;
