import { expect, test } from 'vitest';
import { type Allotment, allotments } from '#functions/data/groups/allotments.ts';
import { groupSets } from '#functions/data/groups/group-sets.ts';
import { groups, sizeOf } from '#functions/data/groups/groups.ts';
import { memberships } from '#functions/data/groups/memberships.ts';
import { keys } from '#functions/data/keys.ts';
import { learners } from '#functions/data/rosters/learners.ts';
import { startTable } from '#test/support/table.ts';
import { allotPeople } from './allot-people.ts';
import { leaveGroups } from './leave-groups.ts';
import { sweepGroupSet } from './sweep-group-set.ts';

const table = await startTable();
const at = '2026-01-01T00:00:00.000Z';
let courses = 0;

/** A set of a course with so many people in it, which is to be divided into so many groups. */
async function scene(people: number, into: number, changes: Partial<Allotment> = {}) {
  courses += 1;
  const place = { courseId: `c${courses}`, setId: '01ARZ3NDEKTSV4RRFFQ69G5FAV' };
  const set = {
    ...place,
    name: { en: 'Groups' },
    isSections: false,
    choice: null,
    mostMembers: 50,
    groups: 0,
    removedAt: null,
    version: 1,
  };
  await table.commit(groupSets.create(set));
  const userIds = Array.from({ length: people }, (_, n) => `p${String(n).padStart(5, '0')}`);
  for (let from = 0; from < people; from += 100)
    await table.commit(
      userIds.slice(from, from + 100).map((userId) => learners.enter({ ...place, userId })),
    );
  const begun: Allotment = {
    ...place,
    allotmentId: '01ARZ3NDEKTSV4RRFFQ69G5FAW',
    by: 'teacher',
    at,
    state: 'running',
    name: { en: 'Group', es: 'Grupo' },
    first: 1,
    people,
    groups: into,
    made: 0,
    from: null,
    met: 0,
    placed: 0,
    step: 1,
    ...changes,
  };
  await table.commit([allotments.begin(begun), groupSets.countGroups(place, into)]);
  const record = {
    key: keys.allotment(place.courseId, place.setId),
    before: undefined,
    after: { entity: 'Allotment', ...place },
    sequence: '1',
  };
  const state = async () => (await allotments.get(table, place))?.state;
  return { place, set, userIds, record, state };
}
type Scene = Awaited<ReturnType<typeof scene>>;

async function untilDone({ record, state }: Scene) {
  while ((await state()) === 'running') await allotPeople(table, record);
}

/** Group and membership say the same of everybody. */
async function placesIn({ place, userIds }: Scene) {
  const all = await groups.all(table, place);
  const own = await memberships.some(
    table,
    userIds.map((userId) => ({ ...place, userId })),
  );
  const listed = all.flatMap(({ groupId, members }) =>
    Object.keys(members).map((userId) => `${userId} ${groupId}`),
  );
  expect(listed.toSorted()).toEqual(
    own.map(({ userId, groupId }) => `${userId} ${groupId}`).toSorted(),
  );
  return { all, own };
}

test('everybody is in one group, and the groups are of one size, in the order of their numbers', async () => {
  const it = await scene(200, 60);
  await untilDone(it);
  const { all, own } = await placesIn(it);
  expect(own).toHaveLength(200);
  expect(all.map(({ name }) => name.es)).toEqual(
    Array.from({ length: 60 }, (_, n) => `Grupo ${n + 1}`),
  );
  expect(new Set(all.map(sizeOf))).toEqual(new Set([3, 4]));
  expect(await allotments.get(table, it.place)).toMatchObject({ met: 200, placed: 200 });
});

test('case 93: a record that comes again and twice at once puts nobody into a second group', async () => {
  const it = await scene(70, 7);
  while ((await it.state()) === 'running')
    await Promise.all([allotPeople(table, it.record), allotPeople(table, it.record)]);
  await allotPeople(table, it.record);
  const { all, own } = await placesIn(it);
  expect(own).toHaveLength(70);
  expect(new Set(all.map(sizeOf))).toEqual(new Set([10]));
});

test('who has a group keeps it, and who leaves meanwhile comes into none', async () => {
  const it = await scene(40, 4);
  const own = { ...it.place, groupId: 'own' };
  const group = { ...own, name: { en: 'Own' }, members: {}, moves: 0, version: 1 };
  await table.commit([groups.create(group)]);
  const read = { userId: 'p00000', read: null };
  await table.commit(memberships.move(it.set, [read], 'own', at));
  await allotPeople(table, it.record);
  const gone = { ...it.place, userId: 'p00039' };
  await table.commit([learners.leave(gone)]);
  await untilDone(it);
  const { own: all } = await placesIn(it);
  expect(all).toHaveLength(39);
  expect(all.find(({ userId }) => userId === 'p00000')?.groupId).toBe('own');
});

test('case 84: of sixty who want to come into a group of fifty at once, fifty do, and nobody twice', async () => {
  const it = await scene(60, 1);
  await allotPeople(table, it.record);
  const [group] = await groups.all(table, it.place);
  const groupId = group?.groupId ?? '';
  const answers = await Promise.allSettled(
    it.userIds.map((userId) =>
      table.commit(memberships.move(it.set, [{ userId, read: null }], groupId, at)),
    ),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
  const { all, own } = await placesIn(it);
  expect([all.map(sizeOf), own.length]).toEqual([[50], 50]);
});

test('case 93: who left the course is in none of its groups, who came back meanwhile is', async () => {
  const it = await scene(2, 1);
  await untilDone(it);
  const [ana, ben] = it.userIds.map((userId) => ({ ...it.place, userId }));
  const leaving = (who: typeof ana) => ({
    key: { pk: '', sk: '' },
    before: { entity: 'Enrollment', ...who, state: 'active' },
    after: undefined,
    sequence: '1',
  });
  await table.commit([learners.leave(ana!)]);
  for (let twice = 0; twice < 2; twice += 1) {
    await leaveGroups(table, leaving(ana));
    await leaveGroups(table, leaving(ben));
  }
  const { own } = await placesIn(it);
  expect(own.map(({ userId }) => userId)).toEqual([ben?.userId]);
});

test('a set that is removed takes its groups along, and who comes in meanwhile', async () => {
  const it = await scene(60, 30);
  await untilDone(it);
  const set = await groupSets.get(table, it.place);
  await table.commit(groupSets.remove(set!, at));
  expect(await groupSets.get(table, it.place)).toBeNull();
  const key = keys.groupSet(it.place.courseId, it.place.setId);
  const after = { entity: 'GroupSet', ...set, removedAt: at };
  for (let step = 0; step < 3; step += 1)
    await sweepGroupSet(table, { key, before: undefined, after, sequence: '1' });
  const { all, own } = await placesIn(it);
  expect([all, own, await allotments.get(table, it.place)]).toEqual([[], [], null]);
});
