import { describe, expect, it } from 'vitest';
import { makeCourse, type MadeCourse } from '../world/courses.ts';
import { openRawTable } from '../world/raw-table.ts';
import { tableOf } from '../world/planted-submission.ts';
import { startWorld, type Person } from '../world/world.ts';

const world = await startWorld();
const { call, newPerson, ok, runtime } = world;
const table = openRawTable(world);
const teacher = await newPerson('teachers');

/** Somebody with a name of their own choice, in a course. */
async function learner(
  { courseId }: Pick<MadeCourse, 'courseId'>,
  firstName: string,
  lastName: string,
) {
  const person = await newPerson();
  await rename(person, firstName, lastName);
  await ok(person, 'enrollments.enroll', { params: { courseId }, body: {} });
  return person;
}

async function rename(person: Person, firstName: string, lastName: string) {
  const { version } = await ok(person, 'accounts.getMe');
  await ok(person, 'accounts.updateMe', { body: { version, firstName, lastName } });
}

const finish = (person: Person, { courseId, moduleId }: MadeCourse, blockId: string) =>
  ok(person, 'progress.record', {
    params: { courseId, moduleId, blockId },
    body: { state: 'done', positionSeconds: 0 },
  });

/** The names on a page of the roster, once it has heard of everything. */
async function listed({ courseId }: MadeCourse, query: Record<string, string> = {}) {
  await runtime.drained();
  const { items } = await ok(teacher, 'rosters.list', { params: { courseId }, query });
  return items.map(({ name }) => name);
}

const course = await makeCourse(world, teacher, { blocks: 2 });
const ana = await learner(course, 'Ana María', 'Álvarez');
const zoe = await learner(course, 'Zoë', 'Andersen');
const bea = await learner(course, 'Beatriz', 'Zapata Alonso');
await finish(bea, course, course.blockIds[0] ?? '');
await finish(bea, course, course.blockIds[1] ?? '');
await finish(ana, course, course.blockIds[0] ?? '');

describe('the roster of a course', () => {
  it('tells the addresses of people to admins alone', async () => {
    await runtime.drained();
    const params = { courseId: course.courseId };
    const admin = await newPerson('admins');
    const forAdmin = await ok(admin, 'rosters.list', { params, query: {} });
    expect(new Set(forAdmin.items.map(({ email }) => email))).toEqual(
      new Set([ana, zoe, bea].map(({ email }) => email)),
    );
    const forTeacher = await ok(teacher, 'rosters.list', { params, query: {} });
    expect(new Set(forTeacher.items.map(({ email }) => email))).toEqual(new Set([null]));
  });

  it('sorts by name as a reader would, or by when they came, or by progress, either way', async () => {
    expect(await listed(course)).toEqual([
      'Ana María Álvarez',
      'Zoë Andersen',
      'Beatriz Zapata Alonso',
    ]);
    expect(await listed(course, { order: 'desc' })).toEqual([
      'Beatriz Zapata Alonso',
      'Zoë Andersen',
      'Ana María Álvarez',
    ]);
    expect(await listed(course, { sort: 'enrolled', order: 'desc' })).toEqual([
      'Beatriz Zapata Alonso',
      'Zoë Andersen',
      'Ana María Álvarez',
    ]);
    expect(await listed(course, { sort: 'progress' })).toEqual([
      'Zoë Andersen',
      'Ana María Álvarez',
      'Beatriz Zapata Alonso',
    ]);
    expect((await listed(course, { sort: 'activity' }))[0]).toBe('Zoë Andersen');
  });

  it('says of each how far they are and since when', async () => {
    await runtime.drained();
    const { items } = await ok(teacher, 'rosters.list', {
      params: { courseId: course.courseId },
      query: { q: 'beatriz' },
    });
    expect(items).toEqual([
      {
        userId: bea.userId,
        name: 'Beatriz Zapata Alonso',
        email: null,
        state: 'active',
        since: expect.any(String),
        enrolledAt: expect.any(String),
        doneBlocks: 2,
        lessons: 2,
        lastActivityAt: expect.any(String),
        message: '',
        payment: null,
      },
    ]);
  });

  it.each([
    ['the beginning of a word', 'zap', ['Beatriz Zapata Alonso']],
    ['whatever the accents', 'alvarez', ['Ana María Álvarez']],
    ['and the case', 'ZOE', ['Zoë Andersen']],
    ['several words in any order', 'alo bea', ['Beatriz Zapata Alonso']],
    [
      'one that several have, each once',
      'a',
      ['Ana María Álvarez', 'Zoë Andersen', 'Beatriz Zapata Alonso'],
    ],
    ['not the middle of a word', 'varez', []],
    ['nobody', 'xavier', []],
    [
      'case 66: nothing that parts keys',
      '#',
      ['Ana María Álvarez', 'Zoë Andersen', 'Beatriz Zapata Alonso'],
    ],
  ])('is searched by %s', async (_what, q, names) => {
    expect((await listed(course, { q })).toSorted()).toEqual(names.toSorted());
  });

  it('is read in pages', async () => {
    const params = { courseId: course.courseId };
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: { items: { name: string }[]; nextCursor: string | null } = await ok(
        teacher,
        'rosters.list',
        { params, query: { limit: '2', ...(cursor === null ? {} : { cursor }) } },
      );
      expect(page.items.length).toBeLessThanOrEqual(2);
      seen.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toHaveLength(3);
  });

  it('knows people by the name that they have now, and finds them by no other', async () => {
    const own = await makeCourse(world, teacher);
    const person = await learner(own, 'Dora', 'Before');
    await rename(person, 'Dora', 'After');
    expect(await listed(own, { q: 'after' })).toEqual(['Dora After']);
    expect(await listed(own, { q: 'before' })).toEqual([]);
    expect(await listed(own, { q: 'dora after' })).toEqual(['Dora After']);
    expect(await listed(own, { q: 'dora before' })).toEqual([]);
  });

  it('says to lists of names what somebody is called now, also where an accent alone is new, or a row is of before it said names', async () => {
    const { courseId } = await makeCourse(world, teacher);
    const params = { courseId };
    const person = await learner({ courseId }, 'Jose', 'Perez');
    const names = async () => {
      await runtime.drained();
      const { items } = await ok(teacher, 'grades.listRows', { params });
      return items.map(({ name }) => name);
    };
    expect(await names()).toEqual(['Jose Perez']);
    await rename(person, 'José', 'Pérez');
    expect(await names()).toEqual(['José Pérez']);
    const rows = [...(await table.dump()).values()].filter(
      ({ pk, entity }) => pk.startsWith(`ROSTER#${courseId}`) && entity === 'RosterRow',
    );
    expect(rows.map(({ name }) => name)).toEqual(rows.map(() => 'José Pérez'));
    const old = rows.map(({ name: _, ...row }) => ({ label: 'row', put: row }));
    await tableOf(world).commit(old);
    expect(await names()).toEqual(['José Pérez']);
  });

  it('has those who left, were removed or wait apart from those who are in', async () => {
    const own = await makeCourse(world, teacher, { seats: 2 });
    const { courseId } = own;
    const params = { courseId };
    const [gone, out] = [await learner(own, 'Gone', 'One'), await learner(own, 'Out', 'Two')];
    const waits = await newPerson('students', 'Waits');
    await ok(waits, 'enrollments.joinWaitingList', { params, body: {} });
    expect(await listed(own, { state: 'waiting' })).toEqual([expect.stringContaining('Waits')]);
    await ok(gone, 'enrollments.withdraw', { params });
    await ok(teacher, 'rosters.decide', {
      params,
      body: { userIds: [out.userId], decision: 'remove' },
    });
    expect(await listed(own, { state: 'withdrawn' })).toEqual(['Gone One']);
    expect(await listed(own, { state: 'removed' })).toEqual(['Out Two']);
    expect(await listed(own)).toEqual([expect.stringContaining('Waits')]);
    expect(await listed(own, { state: 'waiting' })).toEqual([]);
  });

  it('leaves no row behind when somebody moves from one order to another', async () => {
    const own = await makeCourse(world, teacher, { blocks: 2 });
    const person = await learner(own, 'Eve', 'Moves');
    for (const blockId of own.blockIds) await finish(person, own, blockId);
    await ok(person, 'enrollments.withdraw', { params: { courseId: own.courseId } });
    const rows = [...(await table.dump()).values()].filter(
      ({ pk, sk }) => pk.startsWith(`ROSTER#${own.courseId}`) && sk.endsWith(`#${person.userId}`),
    );
    // By name, since, activity and progress; by each of two words; and the mark.
    expect(rows).toHaveLength(7);
    expect(
      rows.filter(({ pk }) => pk.startsWith(`ROSTER#${own.courseId}#withdrawn#`)),
    ).toHaveLength(6);
  });

  it('opens somebody with their lessons: which are done, when, and where they are now', async () => {
    const own = await makeCourse(world, teacher, { blocks: 3 });
    const params = { courseId: own.courseId };
    const person = await learner(own, 'Lía', 'Open');
    const [first = '', second = ''] = own.blockIds;
    const look = (who = teacher) =>
      ok(who, 'rosters.getLearner', { params: { ...params, userId: person.userId } });
    const record = (blockId: string, state: 'started' | 'done') =>
      ok(person, 'progress.record', {
        params: { ...params, moduleId: own.moduleId, blockId },
        body: { state, positionSeconds: 0 },
      });
    await record(first, 'done');
    const before = await look();
    await record(second, 'started');
    // Read again, it stays done when it was done.
    await record(first, 'done');
    await ok(person, 'notes.create', {
      params,
      body: { moduleId: own.moduleId, blockId: first, positionSeconds: null, text: 'Only mine' },
    });
    const seen = await look();
    expect(seen).toMatchObject({
      name: 'Lía Open',
      email: null,
      state: 'active',
      doneBlocks: 1,
      lessons: 3,
    });
    expect(
      seen.modules.map(({ doneAt, lessons }) => [doneAt, ...lessons.map(({ state }) => state)]),
    ).toEqual([[null, 'done', 'started', 'notStarted']]);
    const [done, started, untouched] = seen.modules[0]?.lessons ?? [];
    expect(done?.at).toBe(before.modules[0]?.lessons[0]?.at);
    expect(started?.at ?? '').toMatch(/^\d{4}-/);
    expect(untouched?.at).toBeNull();
    expect(JSON.stringify(seen)).not.toContain('Only mine');
    for (const blockId of own.blockIds) await record(blockId, 'done');
    await ok(person, 'enrollments.withdraw', { params });
    const left = await look(await newPerson('admins'));
    expect(left).toMatchObject({ state: 'withdrawn', email: person.email, doneBlocks: 3 });
    expect(left.modules[0]?.doneAt).toBe(left.modules[0]?.lessons[2]?.at);
    const others = [
      { ...params, userId: zoe.userId },
      { courseId: course.courseId, userId: person.userId },
    ];
    for (const strange of others)
      expect((await call(teacher, 'rosters.getLearner', { params: strange })).status).toBe(404);
  });

  it('is for those who teach the course alone', async () => {
    const params = { courseId: course.courseId };
    const others = [zoe, await newPerson('teachers')];
    const statuses = await Promise.all(
      others.map(async (one) => (await call(one, 'rosters.list', { params })).status),
    );
    expect(statuses).toEqual([403, 404]);
  });
});
