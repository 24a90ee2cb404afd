import * as z from 'zod';
import {
  enrollmentRecord,
  enrollments,
  type Enrollment,
} from '#functions/data/enrollments/enrollments.ts';
import { keys } from '#functions/data/keys.ts';
import { profileRecord, profiles } from '#functions/data/accounts/profiles.ts';
import { roster, standsTheSame } from '#functions/data/rosters/roster.ts';
import type { Table } from '#functions/data/table/table.ts';
import { commitTogether } from '#functions/events/platform/commit-together.ts';
import { inParts } from '#functions/events/platform/in-parts.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';

type Change = Pick<StreamRecord, 'before' | 'after'>;
type Who = Pick<Enrollment, 'userId' | 'courseId'>;

export type RosterDeps = {
  /** The table for the rows. */
  table: Table;
  /** The table with people and enrollments: the same one, unless it is made anew beside it. */
  truth: Table;
};

const namedRecord = profileRecord.pick({
  userId: true,
  firstName: true,
  lastName: true,
  version: true,
});

const truthParts = z.discriminatedUnion('entity', [
  enrollmentRecord.extend({ entity: z.literal('Enrollment') }),
  namedRecord.extend({ entity: z.literal('Profile') }),
]);

/** People who have an enrollment before the table heard of them. */
const nameless = { firstName: '', lastName: '' };

/** The number of rows that are read at once. */
const partSize = 100;

const idOf = ({ userId, courseId }: Who) => `${userId} ${courseId}`;

/** A new person has no enrollment yet: whatever they enter later is read with their name. */
const isRenamed = ({ before, after }: Change) =>
  before !== undefined &&
  (before.firstName !== after?.firstName || before.lastName !== after?.lastName);

const isSame = ({ before, after }: Change): boolean =>
  before !== undefined &&
  after !== undefined &&
  standsTheSame(enrollmentRecord.parse(before), enrollmentRecord.parse(after));

/** The owners of the rows that a change concerns: one enrollment, or all of somebody who has another name now. */
async function concerned(change: Change, truth: Table): Promise<Who[]> {
  const item = change.after ?? change.before;
  if (item?.entity === 'Enrollment')
    return isSame(change) ? [] : [{ userId: String(item.userId), courseId: String(item.courseId) }];
  if (item?.entity !== 'Profile' || !isRenamed(change)) return [];
  return enrollments.ofPerson(truth, String(item.userId));
}

/**
 * Makes the rows of some people what they should be now. The truth is read before the marks and must still be the
 * same when rows are written: so they never say what was so before, and who finds them as they should
 * be has nothing to write.
 */
async function keep(some: Who[], { table, truth }: RosterDeps): Promise<void> {
  const found = await truth.batchGet(
    truthParts,
    some.flatMap(({ userId, courseId }) => [
      keys.enrollment(userId, courseId),
      keys.profile(userId),
    ]),
    { consistent: true },
  );
  const current = found.filter((one) => one.entity === 'Enrollment');
  const people = found.filter((one) => one.entity === 'Profile');
  const marks = new Map((await roster.marks(table, some)).map((mark) => [idOf(mark), mark]));
  const byId = new Map(current.map((enrollment) => [idOf(enrollment), enrollment]));
  const named = new Map(people.map((person) => [person.userId, person]));
  const moves = some.map((who) => {
    const enrollment = byId.get(idOf(who)) ?? null;
    const person = named.get(who.userId) ?? null;
    const items = roster.move(who, marks.get(idOf(who)) ?? null, enrollment, person ?? nameless);
    const asRead = [
      enrollments.checkUnchanged(who, enrollment),
      profiles.checkUnchanged(who.userId, person),
    ];
    return {
      of: who,
      items: items.length === 0 || table !== truth ? items : [...items, ...asRead],
    };
  });
  // They changed between the read and the write, or somebody else moved the rows.
  const again = await commitTogether(
    table,
    moves.filter(({ items }) => items.length > 0),
  );
  if (again.length > 0) await keep(again, { table, truth });
}

/**
 * Takes in a batch of changes. The records say only whom they concern; their rows are made from the table as it
 * is now, so that duplicates, disorder and a replay of everything come to the same roster.
 */
export async function keepRoster(changes: Change[], deps: RosterDeps): Promise<void> {
  const lists = await Promise.all(changes.map((change) => concerned(change, deps.truth)));
  const once = new Map(lists.flat().map((who) => [idOf(who), who]));
  for (const some of inParts([...once.values()], partSize)) await keep(some, deps);
}
