import { keys } from '#functions/data/keys.ts';
import { people } from '#functions/data/people.ts';
import { profileRecord } from '#functions/data/profiles.ts';
import type { Item, Table } from '#functions/data/table.ts';
import { RuleRefused } from '#functions/data/transaction.ts';

type Change = { before: Item | undefined; after: Item | undefined };

export type PeopleDeps = {
  /** Where the rows are kept. */
  table: Table;
  /** Where people are: the same table, unless it is made anew beside it. */
  truth: Table;
};

const findableRecord = profileRecord.pick({
  userId: true,
  firstName: true,
  lastName: true,
  email: true,
  version: true,
});

const isFoundOtherwise = ({ before, after }: Change) =>
  (['firstName', 'lastName', 'email'] as const).some((name) => before?.[name] !== after?.[name]);

/** The mark is read before the profile and must still be there when the rows are written. */
async function keep(userId: string, deps: PeopleDeps): Promise<void> {
  const mark = await people.mark(deps.table, userId);
  const person = await deps.truth.get(findableRecord, keys.profile(userId));
  if (mark?.profileVersion === person?.version) return;
  try {
    await deps.table.commit(people.move(userId, mark, person));
  } catch (error) {
    // Another consumer moved them between the read and the write: read again.
    if (!(error instanceof RuleRefused)) throw error;
    await keep(userId, deps);
  }
}

/**
 * Takes in one change of a profile. The record says only whom it concerns; what they are found by is made
 * from the profile as it is now, so that duplicates, disorder and a replay of everything come to the same.
 */
export async function keepPeople(change: Change, deps: PeopleDeps): Promise<void> {
  const item = change.after ?? change.before;
  if (item?.entity === 'Profile' && isFoundOtherwise(change)) await keep(String(item.userId), deps);
}
