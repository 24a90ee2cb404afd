import * as z from 'zod';
import { type Group, groupRecord, membershipRecord } from '#functions/data/groups/group-records.ts';
import { type Key, keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { type Draft, draftRecord } from './drafts.ts';
import { type Extension, extensionRecord } from './extensions.ts';
import { groupWorkKey, groupWorkRecord } from './group-works.ts';
import { type Submissions, submissionsRecord } from './submissions.ts';
import { type GroupRef, keyParts, type WorkPlace } from './work-place.ts';

const whose = z.discriminatedUnion('entity', [
  groupWorkRecord.extend({ entity: z.literal('GroupWork') }),
  membershipRecord.extend({ entity: z.literal('Membership') }),
]);

const keyed = { pk: z.string(), sk: z.string() };
const work = z.discriminatedUnion('entity', [
  groupRecord.extend({ ...keyed, entity: z.literal('Group') }),
  submissionsRecord.extend({ ...keyed, entity: z.literal('Submissions') }),
  draftRecord.extend({ ...keyed, entity: z.literal('Draft') }),
  extensionRecord.extend({ ...keyed, entity: z.literal('Extension') }),
]);

/** The work of a group as one of its members comes upon it. */
export type OwnGroup = {
  place: WorkPlace & { group: GroupRef };
  /** null: the group was removed since it handed in. */
  group: Group | null;
  own: Submissions | null;
  draft: Draft | null;
  extension: Extension | null;
};

/** Who is in a group as far as an assignment goes: who handed in, as long as that counts, else who is in it now. */
export const membersOf = ({ group, own }: Pick<OwnGroup, 'group' | 'own'>): string[] =>
  own?.team?.members ?? Object.keys(group?.members ?? {}).toSorted();

const nameOf = ({ pk, sk }: Key) => `${pk} ${sk}`;

/** Somebody at an assignment that groups of a set hand in. */
export type AtGroups = { place: WorkPlace; setId: string };
type Candidates = { place: WorkPlace; groups: GroupRef[] };

/** The groups whose work may be theirs: that with which they handed in, then that in which they are now. */
async function candidatesOf(table: Table, asked: AtGroups[]): Promise<Candidates[]> {
  const wanted = asked.flatMap(({ place, setId }) => [
    groupWorkKey(place),
    keys.membership(place.userId, place.courseId, setId),
  ]);
  const once = new Map(wanted.map((key) => [nameOf(key), key]));
  const found = await table.batchGet(whose, [...once.values()], { consistent: true });
  return asked.map(({ place, setId }) => {
    const own = found.filter(({ userId }) => userId === place.userId);
    const handedIn = own.find(
      (one) => one.entity === 'GroupWork' && one.assignmentId === place.assignmentId,
    );
    const isIn = own.find((one) => one.entity === 'Membership' && one.setId === setId);
    const then = handedIn?.entity === 'GroupWork' ? handedIn.group : null;
    const now = isIn?.entity === 'Membership' ? { setId, groupId: isIn.groupId } : null;
    const isElsewhere = now !== null && now.groupId !== then?.groupId;
    return { place, groups: [...(then ? [then] : []), ...(isElsewhere ? [now] : [])] };
  });
}

/** What there is of some groups at assignments, each read once. */
async function worksOf(table: Table, asked: Candidates[], hasDrafts: boolean) {
  const keysOf = (place: WorkPlace & { group: GroupRef }) => [
    keys.group(place.courseId, place.group.setId, place.group.groupId),
    keys.submissions(...keyParts(place)),
    keys.extension(...keyParts(place)),
    ...(hasDrafts ? [keys.draft(...keyParts(place))] : []),
  ];
  const wanted = asked.flatMap(({ place, groups }) =>
    groups.flatMap((group) => keysOf({ ...place, group })),
  );
  const once = new Map(wanted.map((key) => [nameOf(key), key]));
  const found = await table.batchGet(work, [...once.values()], { consistent: true });
  const byName = new Map(found.map((one) => [nameOf(one), one]));
  return (place: WorkPlace, group: GroupRef): OwnGroup => {
    const own = { ...place, group };
    const its = keysOf(own).map((key) => byName.get(nameOf(key)));
    const of = <E extends (typeof found)[number]['entity']>(entity: E) =>
      its.find((one): one is Extract<typeof one, { entity: E }> => one?.entity === entity) ?? null;
    return {
      place: own,
      group: of('Group'),
      own: of('Submissions'),
      draft: of('Draft'),
      extension: of('Extension'),
    };
  };
}

/** That with which they handed in, as long as it counts, else that in which they are, unless it handed in without them. */
const chosen = (known: OwnGroup[], userId: string): OwnGroup | null =>
  known.find(({ own }) => own?.team?.members.includes(userId)) ??
  known.find((one) => one.own?.team === undefined && one.group?.members[userId] !== undefined) ??
  null;

/** The group in which they are, where it handed in without them. */
const leftOutOf = (known: OwnGroup[], userId: string): Group | null =>
  known.find(
    ({ group, own }) =>
      group?.members[userId] !== undefined && own?.team?.members.includes(userId) === false,
  )?.group ?? null;

/** Of each the groups whose work may be theirs, in two requests as long as they are few. */
async function knownOf(
  table: Table,
  asked: AtGroups[],
  { hasDrafts = false } = {},
): Promise<OwnGroup[][]> {
  if (asked.length === 0) return [];
  const candidates = await candidatesOf(table, asked);
  if (candidates.every(({ groups }) => groups.length === 0)) return asked.map(() => []);
  const workOf = await worksOf(table, candidates, hasDrafts);
  return candidates.map(({ place, groups }) => groups.map((group) => workOf(place, group)));
}

/**
 * The groups with which people work at assignments, in the order in which these are asked for; null: there is none. In
 * two requests as long as they are few, and in none where nothing is asked for.
 */
export async function ownGroupsOf(table: Table, asked: AtGroups[]): Promise<(OwnGroup | null)[]> {
  const known = await knownOf(table, asked);
  return asked.map(({ place }, at) => chosen(known[at] ?? [], place.userId));
}

/** The same of one person, with the draft; and where there is none, the group of theirs that handed in without them. */
export async function standingInGroup(
  table: Table,
  asked: AtGroups,
): Promise<{ group: OwnGroup | null; leftOutOf: Group | null }> {
  const [known = []] = await knownOf(table, [asked], { hasDrafts: true });
  const { userId } = asked.place;
  const group = chosen(known, userId);
  return { group, leftOutOf: group ? null : leftOutOf(known, userId) };
}
