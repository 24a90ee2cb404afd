import { enrollments } from '#functions/data/enrollments.ts';
import { keys } from '#functions/data/keys.ts';
import { profileRecord } from '#functions/data/profiles.ts';
import { roster, type Named } from '#functions/data/roster.ts';
import type { Item, Table } from '#functions/data/table.ts';
import { RuleRefused } from '#functions/data/transaction.ts';

type Change = { before: Item | undefined; after: Item | undefined };
type Who = { userId: string; courseId: string };

export type RosterDeps = {
  /** Where the rows are kept. */
  table: Table;
  /** Where people and enrollments are: the same table, unless it is made anew beside it. */
  truth: Table;
};

const namedRecord = profileRecord.pick({ firstName: true, lastName: true, version: true });
/** Who has an enrollment before the table heard of them. */
const nameless: Named = { firstName: '', lastName: '', version: 0 };

const isRenamed = ({ before, after }: Change) =>
  before?.firstName !== after?.firstName || before?.lastName !== after?.lastName;

/** Whose rows a change concerns: one enrollment, or all of somebody who has another name now. */
async function concerned(change: Change, truth: Table): Promise<Who[]> {
  const item = change.after ?? change.before;
  if (item?.entity === 'Enrollment')
    return [{ userId: String(item.userId), courseId: String(item.courseId) }];
  if (item?.entity !== 'Profile' || !isRenamed(change)) return [];
  return enrollments.ofPerson(truth, String(item.userId));
}

/**
 * Makes somebody's rows in one course what they should be now. The mark is read before the truth and
 * must still be there when the rows are written: so none are made from older than what made them last.
 */
async function keep({ userId, courseId }: Who, deps: RosterDeps): Promise<void> {
  const mark = await roster.mark(deps.table, courseId, userId);
  const [enrollment, profile] = await Promise.all([
    enrollments.get(deps.truth, userId, courseId),
    deps.truth.get(namedRecord, keys.profile(userId)),
  ]);
  const person = profile ?? nameless;
  const isKept =
    mark?.enrollmentVersion === enrollment?.version &&
    (enrollment === null || mark?.profileVersion === person.version);
  if (isKept) return;
  try {
    await deps.table.commit(roster.move({ userId, courseId }, mark, enrollment, person));
  } catch (error) {
    // Another consumer moved them between the read and the write: read again.
    if (!(error instanceof RuleRefused)) throw error;
    await keep({ userId, courseId }, deps);
  }
}

/**
 * Takes in one change. The record says only whom it concerns; their rows are made from the table as it
 * is now, so that duplicates, disorder and a replay of everything come to the same roster.
 */
export async function keepRoster(change: Change, deps: RosterDeps): Promise<void> {
  for (const who of await concerned(change, deps.truth)) await keep(who, deps);
}
