import { describe, expect, it } from 'vitest';
import { openErasure } from '../world/erasing.ts';
import { openRawTable } from '../world/raw-table.ts';
import { startWorld, type Person } from '../world/world.ts';

const world = await startWorld();
const { newPerson, ok, runtime } = world;
const table = openRawTable(world);
const admin = await newPerson('admins', 'Carmen');
const erasure = openErasure(world, admin);

const teacher = await newPerson('teachers', 'Grace');
const suspended = await newPerson('students', 'Sue');
const asking = await newPerson('students', 'Ask');
const leaving = await newPerson('students', 'Leo');
const promoted = await newPerson('students', 'Pro');

const versionOf = async ({ userId }: Person) =>
  (await ok(admin, 'accounts.getUser', { params: { userId } })).version;
await ok(admin, 'accounts.setStatus', {
  params: { userId: suspended.userId },
  body: { status: 'suspended', version: await versionOf(suspended) },
});
await ok(asking, 'accounts.requestDeletion', { body: { version: 1 } });
await erasure.order(leaving);
await ok(admin, 'accounts.setRoles', {
  params: { userId: promoted.userId },
  body: { roles: ['students', 'teachers'], version: await versionOf(promoted) },
});
await runtime.drained();

const emails = async (query: Record<string, string>) =>
  (await ok(admin, 'accounts.listUsers', { query })).items.map(({ email }) => email).toSorted();
const of = (...people: Person[]) => people.map(({ email }) => email).toSorted();

describe('the list of people', () => {
  it('is narrowed by role, also by one that only the pool gave', async () => {
    expect(await emails({ role: 'admins' })).toEqual(of(admin));
    expect(await emails({ role: 'teachers' })).toEqual(of(teacher, promoted));
  });

  it('is narrowed by how an account stands', async () => {
    expect(await emails({ state: 'suspended' })).toEqual(of(suspended));
    expect(await emails({ state: 'asked' })).toEqual(of(asking));
    expect(await emails({ state: 'leaving' })).toEqual(of(leaving));
    expect(await emails({ state: 'active' })).toEqual(
      of(admin, teacher, asking, leaving, promoted),
    );
  });

  it('is narrowed by both, and by a search too', async () => {
    expect(await emails({ role: 'teachers', state: 'active' })).toEqual(of(teacher, promoted));
    expect(await emails({ role: 'teachers', state: 'suspended' })).toEqual([]);
    expect(await emails({ q: 'test', state: 'leaving' })).toEqual(of(leaving));
    expect(await emails({ q: 'gra', role: 'students' })).toEqual(of(teacher));
    expect(await emails({ q: 'sue', role: 'teachers' })).toEqual([]);
  });

  it('says how many there are, and the numbers are those of the lists', async () => {
    const counts = await ok(admin, 'accounts.countUsers');
    expect(counts).toEqual({
      everybody: 6,
      roles: { students: 6, teachers: 2, admins: 1 },
      states: { active: 5, suspended: 1, asked: 1, leaving: 1 },
    });
  });

  it('follows each change, and forgets who was erased', async () => {
    await ok(admin, 'accounts.setStatus', {
      params: { userId: suspended.userId },
      body: { status: 'active', version: await versionOf(suspended) },
    });
    await ok(asking, 'accounts.cancelDeletion');
    await erasure.finish();
    const counts = await ok(admin, 'accounts.countUsers');
    expect(counts).toMatchObject({
      everybody: 5,
      states: { active: 5, suspended: 0, asked: 0, leaving: 0 },
    });
    expect(await emails({ state: 'leaving' })).toEqual([]);
    const rows = (await table.items()).filter(({ entity }) => entity === 'PersonFacet');
    expect(rows.filter(({ userId }) => userId === leaving.userId)).toEqual([]);
    // A state that nearly everybody is in has no rows.
    expect(new Set(rows.map(({ pk }) => pk))).toEqual(
      new Set(['PEOPLE_BY#role:teachers', 'PEOPLE_BY#role:admins']),
    );
  });
});

describe('an item of which nobody said whose data it is', () => {
  it('stops the export of its person instead of being left out', async () => {
    await table.put({ pk: `USER#${teacher.userId}`, sk: 'NEW_THING', entity: 'NewThing' });
    const answer = await world.call(teacher, 'accounts.exportMe');
    expect(answer.status).toBe(500);
    await table.remove({ pk: `USER#${teacher.userId}`, sk: 'NEW_THING' });
    expect((await ok(teacher, 'accounts.exportMe')).items.length).toBeGreaterThan(0);
  });
});
