import { dealt } from '#shared/policies/allot.ts';
import type { LocalizedText } from '#shared/policies/languages.ts';
import { type Allotment, allottedGroupId, allotments } from '#functions/data/groups/allotments.ts';
import { type GroupSet, groupSets } from '#functions/data/groups/group-sets.ts';
import { groups, sizeOf } from '#functions/data/groups/groups.ts';
import { memberships } from '#functions/data/groups/memberships.ts';
import { learners } from '#functions/data/rosters/learners.ts';
import type { Table } from '#functions/data/table/table.ts';
import { RuleRefused, type TransactionItem } from '#functions/data/table/transaction.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';
import { derivedRandom } from '#functions/platform/derived-random.ts';

/** As many groups, and as many people (membership, place in the course, and group of each), as one transaction takes. */
const groupsAtOnce = 50;
const peopleAtOnce = 30;
/** So often a step is begun anew where somebody else moved the same people. */
const tries = 5;

const numbered = (name: LocalizedText, number: number): LocalizedText =>
  Object.fromEntries(
    Object.entries(name).map(([language, text]) => [language, `${text} ${number}`]),
  );

function makeGroups(allotment: Allotment): TransactionItem[] {
  const { courseId, setId, allotmentId, name, first, made } = allotment;
  const end = Math.min(allotment.groups, made + groupsAtOnce);
  const numbers = Array.from({ length: end - made }, (_, at) => made + at);
  return [
    ...numbers.map((at) =>
      groups.create({
        courseId,
        setId,
        groupId: allottedGroupId(allotmentId, at),
        name: numbered(name, first + at),
        members: {},
        moves: 0,
        version: 1,
      }),
    ),
    allotments.goOn(allotment, { made: end }),
  ];
}

/** Deals out a page of the people of the course; who has a group keeps it. */
async function dealPage(table: Table, set: GroupSet, allotment: Allotment) {
  const { courseId, setId, allotmentId } = allotment;
  const page = { limit: peopleAtOnce, start: allotment.from ?? undefined };
  const { items: people, last } = await learners.list(table, courseId, page);
  const places = people.map(({ userId }) => ({ userId, courseId, setId }));
  const grouped = new Set((await memberships.some(table, places)).map(({ userId }) => userId));
  const without = people.filter(({ userId }) => !grouped.has(userId));
  const hand = dealt(allotment.people, allotment.groups, derivedRandom(allotmentId));
  const groupAt = (at: number) => allottedGroupId(allotmentId, hand[at] ?? at % allotment.groups);
  const dealtOut = Map.groupBy(
    without.map(({ userId }, at) => ({ userId, groupId: groupAt(allotment.met + at) })),
    ({ groupId }) => groupId,
  );
  const wanted = [...dealtOut.keys()].map((groupId) => ({ courseId, setId, groupId }));
  // One that was removed, or filled by hand, takes nobody: they have no group yet, and who teaches sees it.
  const open = (await groups.some(table, wanted)).filter(
    (group) => sizeOf(group) + (dealtOut.get(group.groupId)?.length ?? 0) <= set.mostMembers,
  );
  const moves = open.flatMap(({ groupId }) =>
    memberships.move(
      set,
      (dealtOut.get(groupId) ?? []).map(({ userId }) => ({ userId, read: null })),
      groupId,
      allotment.at,
    ),
  );
  const placed = open.reduce((sum, { groupId }) => sum + (dealtOut.get(groupId)?.length ?? 0), 0);
  return [
    ...moves,
    allotments.goOn(allotment, {
      state: last ? 'running' : 'done',
      from: last as Allotment['from'],
      met: allotment.met + without.length,
      placed: allotment.placed + placed,
    }),
  ];
}

async function takeStep(table: Table, place: Pick<Allotment, 'courseId' | 'setId'>) {
  const allotment = await allotments.get(table, place);
  if (!allotment || allotment.state === 'done') return;
  const set = await groupSets.get(table, place);
  if (!set) return table.commit([allotments.forget(place)]);
  const items =
    allotment.made < allotment.groups
      ? makeGroups(allotment)
      : await dealPage(table, set, allotment);
  await table.commit(items);
}

/**
 * Makes some of the groups of a division by chance, or deals out a page of people, and begins the next step. What is to
 * be done is read from the table, so that a record that comes twice or late only wakes.
 */
export async function allotPeople(table: Table, { after }: StreamRecord): Promise<void> {
  if (after?.entity !== 'Allotment') return;
  const place = { courseId: String(after.courseId), setId: String(after.setId) };
  for (let left = tries; ; left -= 1) {
    try {
      return await takeStep(table, place);
    } catch (error) {
      if (!(error instanceof RuleRefused)) throw error;
      // Somebody else took this step.
      if (error.labels.includes('allotment-step')) return;
      if (left === 1) throw error;
    }
  }
}
