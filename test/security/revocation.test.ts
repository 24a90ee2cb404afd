import { describe, expect, it } from 'vitest';
import { makeCourse, newCourse } from '../world/courses.ts';
import { openPool } from '../world/pool.ts';
import { openRawTable } from '../world/raw-table.ts';
import { startWorld, type Person } from '../world/world.ts';

/** The clock begins four minutes late, so that tokens stay good while it is put on. */
let ahead = -240_000;
const world = await startWorld({ now: () => Date.now() + ahead });
const { call, newPerson, ok } = world;
const pool = openPool(world);
const table = openRawTable(world);

const admin = await newPerson('admins');

const versionOf = async ({ userId }: Person) =>
  (await ok(admin, 'accounts.getUser', { params: { userId } })).version;

const begins = (person: Person) => call(person, 'courses.create', { body: newCourse() });
/** The time for which the pool's word is believed, and a second. */
const forget = () => {
  ahead += 31_000;
};

describe('case 10: rights that were taken away', () => {
  it('a role removed in the app ends with the next request, whatever the token says', async () => {
    const teacher = await newPerson('teachers');
    expect(await begins(teacher)).toMatchObject({ status: 201 });
    await ok(admin, 'accounts.setRoles', {
      params: { userId: teacher.userId },
      body: { roles: ['students'], version: await versionOf(teacher) },
    });
    const before = await table.dump();
    expect(await begins(teacher)).toMatchObject({ status: 403, problem: { code: 'forbidden' } });
    expect(await table.dump()).toEqual(before);
  });

  it('a removed teacher can no longer change the courses that they own', async () => {
    const teacher = await newPerson('teachers');
    const { courseId, version } = await makeCourse(world, teacher);
    await ok(admin, 'accounts.setRoles', {
      params: { userId: teacher.userId },
      body: { roles: ['students'], version: await versionOf(teacher) },
    });
    const body = { version, level: 'advanced' } as const;
    expect(await call(teacher, 'courses.update', { params: { courseId }, body })).toMatchObject({
      status: 403,
    });
    expect((await ok(teacher, 'catalog.getCourse', { params: { courseId } })).can.edit).toBe(false);
  });

  it('a group removed in the pool ends within thirty seconds', async () => {
    const teacher = await newPerson('teachers');
    expect(await begins(teacher)).toMatchObject({ status: 201 });
    await pool.removeFromGroup(teacher, 'teachers');
    forget();
    expect(await begins(teacher)).toMatchObject({ status: 403 });
  });

  it('an admin whose account is disabled in the pool has no power thirty seconds later', async () => {
    const other = await newPerson('admins');
    expect(await call(other, 'accounts.listUsers')).toMatchObject({ status: 200 });
    await pool.disable(other);
    forget();
    expect(await call(other, 'accounts.listUsers')).toMatchObject({ status: 403 });
  });

  it('a suspended person is refused everywhere from the next request on', async () => {
    const teacher = await newPerson('teachers');
    await ok(admin, 'accounts.setStatus', {
      params: { userId: teacher.userId },
      body: { status: 'suspended', version: await versionOf(teacher) },
    });
    const before = await table.dump();
    const suspended = { status: 403, problem: { code: 'account_suspended' } };
    expect(await begins(teacher)).toMatchObject(suspended);
    expect(await call(teacher, 'accounts.getMe')).toMatchObject(suspended);
    expect(await call(teacher, 'catalog.list')).toMatchObject(suspended);
    expect(await table.dump()).toEqual(before);
  });

  it('who is let in again has their rights as before', async () => {
    const teacher = await newPerson('teachers');
    for (const status of ['suspended', 'active'] as const)
      await ok(admin, 'accounts.setStatus', {
        params: { userId: teacher.userId },
        body: { status, version: await versionOf(teacher) },
      });
    await world.runtime.drained();
    expect(await begins(await world.signIn(teacher.email))).toMatchObject({ status: 201 });
  });
});

describe('case 22: a learner who left a second ago', () => {
  it('reads no block, records no progress and is on no roster', async () => {
    const owner = await newPerson('teachers');
    const learner = await newPerson();
    const { courseId, moduleId, blockId } = await makeCourse(world, owner);
    const block = { courseId, moduleId, blockId };
    await ok(learner, 'enrollments.enroll', { params: { courseId }, body: {} });
    expect(await call(learner, 'lessons.getBlock', { params: block })).toMatchObject({
      status: 200,
    });
    await ok(learner, 'enrollments.withdraw', { params: { courseId } });
    const denied = { status: 403, problem: { code: 'enrollment_required' } };
    expect(await call(learner, 'lessons.getBlock', { params: block })).toMatchObject(denied);
    const body = { state: 'done', positionSeconds: 0 } as const;
    expect(await call(learner, 'progress.record', { params: block, body })).toMatchObject(denied);
    await world.runtime.drained();
    const { items } = await ok(owner, 'rosters.list', { params: { courseId } });
    expect(items).toEqual([]);
    expect((await ok(learner, 'catalog.getCourse', { params: { courseId } })).can.learn).toBe(
      false,
    );
  });

  it('does not see a course that was archived since, where those who stayed do', async () => {
    const owner = await newPerson('teachers');
    const [leaver, stayer] = [await newPerson(), await newPerson()];
    const { courseId, version } = await makeCourse(world, owner);
    for (const learner of [leaver, stayer])
      await ok(learner, 'enrollments.enroll', { params: { courseId }, body: {} });
    await ok(leaver, 'enrollments.withdraw', { params: { courseId } });
    await ok(owner, 'courses.setState', {
      params: { courseId },
      body: { state: 'archived', version },
    });
    expect(await call(leaver, 'catalog.getCourse', { params: { courseId } })).toMatchObject({
      status: 404,
    });
    expect(await call(stayer, 'catalog.getCourse', { params: { courseId } })).toMatchObject({
      status: 200,
    });
  });
});
