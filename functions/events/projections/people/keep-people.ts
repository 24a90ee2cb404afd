import { isDeepStrictEqual } from 'node:util';
import { keys } from '#functions/data/keys.ts';
import { peopleCounts } from '#functions/data/accounts/people-counts.ts';
import { people } from '#functions/data/accounts/people.ts';
import { profileRecord, profiles } from '#functions/data/accounts/profiles.ts';
import type { Table } from '#functions/data/table/table.ts';
import { commitTogether } from '#functions/events/platform/commit-together.ts';
import { inParts } from '#functions/events/platform/in-parts.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';

type Change = Pick<StreamRecord, 'before' | 'after'>;

export type PeopleDeps = {
  /** The table for the rows. */
  table: Table;
  /** The table with the people: the same one, unless it is made anew beside it. */
  truth: Table;
};

const findableRecord = profileRecord.pick({
  userId: true,
  firstName: true,
  lastName: true,
  email: true,
  version: true,
  status: true,
  roles: true,
  poolRoles: true,
  deletionRequestedAt: true,
  erasureDueAt: true,
});

/** The words and lists by which somebody is found. */
const telling = Object.keys(findableRecord.shape).filter(
  (name) => name !== 'userId' && name !== 'version',
);

/** The number of rows that are read at once. */
const partSize = 100;

const isFoundOtherwise = ({ before, after }: Change) =>
  telling.some((name) => !isDeepStrictEqual(before?.[name], after?.[name]));

/** Profiles are read before the marks and must still be the same when the rows are written. */
async function keep(some: string[], { table, truth }: PeopleDeps): Promise<void> {
  const current = await truth.batchGet(findableRecord, some.map(keys.profile), {
    consistent: true,
  });
  const byId = new Map(current.map((person) => [person.userId, person]));
  const marks = new Map((await people.marks(table, some)).map((mark) => [mark.userId, mark]));
  const moves = some.map((userId) => {
    const person = byId.get(userId) ?? null;
    const mark = marks.get(userId) ?? null;
    const items = people.move(userId, mark, person);
    const asRead = [profiles.checkUnchanged(userId, person)];
    return {
      of: { userId, counted: people.counted(mark, person) },
      items: items.length === 0 || table !== truth ? items : [...items, ...asRead],
    };
  });
  // They changed between the read and the write, or somebody else moved the rows.
  const again = await commitTogether(
    table,
    moves.filter(({ items }) => items.length > 0),
    (pack) => peopleCounts.change(pack.flatMap(({ counted }) => counted)),
  );
  if (again.length > 0)
    await keep(
      again.map(({ userId }) => userId),
      { table, truth },
    );
}

/**
 * Takes in a batch of changes. The records say only whom they concern; what they are found by is made
 * from the profiles as they are now, so that duplicates, disorder and a replay of everything come to the same.
 */
export async function keepPeople(changes: Change[], deps: PeopleDeps): Promise<void> {
  const userIds = changes.flatMap((change) => {
    const item = change.after ?? change.before;
    return item?.entity === 'Profile' && isFoundOtherwise(change) ? [String(item.userId)] : [];
  });
  for (const some of inParts([...new Set(userIds)], partSize)) await keep(some, deps);
}
