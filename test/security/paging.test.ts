import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { allRoutes, type RouteId } from '#shared/contract/index.ts';
import { makeCourse, newCourse, type MadeCourse } from '../world/courses.ts';
import { startWorld, type Person } from '../world/world.ts';

const world = await startWorld();
const { call, newPerson, ok, raw, runtime } = world;

const owner = await newPerson('teachers');
const other = await newPerson('teachers');
const admin = await newPerson('admins');
const courses: MadeCourse[] = [];
for (let at = 0; at < 3; at += 1) courses.push(await makeCourse(world, owner));

const taught = async (person: Person, query: Record<string, string>) =>
  call(person, 'courses.listTaught', { query });
const cursor = (await ok(owner, 'courses.listTaught', { query: { limit: '1' } })).nextCursor ?? '';
const invalid = { status: 400, problem: { code: 'invalid_cursor' } };

describe('case 70: a cursor', () => {
  it('leads on where it was given', async () => {
    const { items } = await ok(owner, 'courses.listTaught', { query: { limit: '1', cursor } });
    expect(items.map(({ courseId }) => courseId)).toEqual([courses[1]?.courseId]);
  });

  it('shows no key', () => {
    const bytes = Buffer.from(cursor, 'base64url').toString('latin1');
    for (const secret of [owner.userId, courses[2]?.courseId ?? '', 'gsi1', 'OWNER', 'COURSE'])
      expect(`${bytes} ${cursor}`).not.toContain(secret);
  });

  it('is refused with any byte changed', async () => {
    const { length } = Buffer.from(cursor, 'base64url');
    for (let at = 0; at < length; at += 7) {
      const bytes = Buffer.from(cursor, 'base64url');
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      expect(await taught(owner, { cursor: bytes.toString('base64url') })).toMatchObject(invalid);
    }
  });

  it.each([
    ['cut', cursor.slice(0, -4)],
    ['cut to its beginning', cursor.slice(0, 20)],
    ['doubled', cursor + cursor],
    ['empty but for its seal', Buffer.alloc(28).toString('base64url')],
    ['a key in clear', Buffer.from('{"pk":"USER#1","sk":"PROFILE"}').toString('base64url')],
  ])('is refused when it is %s', async (_, changed) => {
    expect(await taught(owner, { cursor: changed })).toMatchObject(invalid);
  });

  it.each([
    ['too short', 'abc'],
    ['a kilobyte', 'a'.repeat(1025)],
    ['in another alphabet', `${cursor.slice(0, 40)}+/==`],
  ])('is not even opened when it is %s', async (_, changed) => {
    expect(await taught(owner, { cursor: changed })).toMatchObject({
      status: 400,
      problem: { code: 'invalid_request' },
    });
  });

  it.each([9000, 100_000])('of %d letters does not pass the edge', async (length) => {
    const answer = await raw({ method: 'GET', path: `/courses?cursor=${'a'.repeat(length)}` });
    expect([414, 431]).toContain(answer.status);
  });

  it('of another person is refused', async () => {
    expect(await taught(other, { cursor })).toMatchObject(invalid);
    expect(await taught(admin, { cursor })).toMatchObject(invalid);
  });

  it('of another route is refused, wherever there is one', async () => {
    const lists = allRoutes.filter(
      ({ query }) => 'cursor' in ((query as { shape?: object } | undefined)?.shape ?? {}),
    );
    expect(lists.length).toBeGreaterThan(5);
    /** What a list wants to know beside the cursor. */
    const asked: Partial<Record<RouteId, string>> = {
      'attempts.previewRegrade': `&kind=drop&questionId=${ulid()}`,
    };
    for (const { id, path } of lists) {
      if (id === 'courses.listTaught') continue;
      const filled = path
        .replace('{courseId}', courses[0]?.courseId ?? '')
        .replace('{moduleId}', courses[0]?.moduleId ?? '')
        .replace('{blockId}', courses[0]?.blockId ?? '')
        // A course's bank bears its id; that there is no such question is not asked.
        .replace('{bankId}', courses[0]?.courseId ?? '')
        .replace('{questionId}', ulid())
        .replace('{quizId}', ulid())
        .replace('{setId}', ulid())
        .replace('{assignmentId}', ulid())
        .replace('{submissionId}', ulid());
      expect(filled).not.toContain('{');
      for (const { headers } of [owner, admin]) {
        const answer = await raw({
          method: 'GET',
          path: `${filled}?cursor=${cursor}${asked[id as RouteId] ?? ''}`,
          headers,
        });
        expect([400, 403]).toContain(answer.status);
        if (answer.status === 400) expect(answer).toMatchObject(invalid);
      }
    }
  });

  it('of another filter or place is refused', async () => {
    await runtime.drained();
    const first = await ok(null, 'catalog.list', { query: { limit: '1' } });
    const sealed = first.nextCursor ?? '';
    expect(await call(null, 'catalog.list', { query: { cursor: sealed } })).toMatchObject({
      status: 200,
    });
    for (const filter of ['q=course', 'category=arts', 'level=beginner', 'language=en'])
      expect(
        await raw({ method: 'GET', path: `/courses?${filter}&cursor=${sealed}` }),
      ).toMatchObject(invalid);
    expect(await call(owner, 'catalog.list', { query: { cursor: sealed } })).toMatchObject(invalid);

    const roster = async (courseId: string, query: Record<string, string>) =>
      call(owner, 'rosters.list', { params: { courseId }, query });
    const [one, two] = courses.map(({ courseId }) => courseId);
    for (let at = 0; at < 2; at += 1)
      await ok(await newPerson(), 'enrollments.enroll', {
        params: { courseId: one ?? '' },
        body: {},
      });
    await world.runtime.drained();
    const page = (await roster(one ?? '', { limit: '1' })).body.nextCursor ?? '';
    expect(await roster(one ?? '', { cursor: page })).toMatchObject({ status: 200 });
    expect(await roster(two ?? '', { cursor: page })).toMatchObject(invalid);
    const filters = [
      ['state', 'removed'],
      ['sort', 'progress'],
      ['order', 'desc'],
      ['q', 'ada'],
    ];
    for (const [name = '', value = ''] of filters)
      expect(await roster(one ?? '', { cursor: page, [name]: value })).toMatchObject(invalid);
  });
});

describe('case 71: pages', () => {
  const limits = '0 -1 1e9 1000000000 1.5 NaN Infinity 101 05 +5 0x5 ５ five null'.split(' ');

  it.each([...limits, '', ' 5', '5 ', '5,6'])('a limit of "%s" is refused', async (limit) => {
    expect(await taught(owner, { limit })).toMatchObject({
      status: 400,
      problem: { code: 'invalid_request', issues: [{ path: ['limit'] }] },
    });
  });

  it('hold at most as many as were asked for', async () => {
    for (const limit of ['1', '2', '100']) {
      const { items } = await ok(owner, 'courses.listTaught', { query: { limit } });
      expect(items).toHaveLength(Math.min(Number(limit), 3));
    }
  });

  /** Walks a list to its end, and does something between its pages. */
  async function walk<T>(
    read: (cursor: string | null) => Promise<{ items: T[]; nextCursor: string | null }>,
    meanwhile: (page: number) => Promise<unknown>,
  ): Promise<T[]> {
    const seen: T[] = [];
    let next: string | null = null;
    for (let page = 0; page === 0 || next !== null; page += 1) {
      const answer: { items: T[]; nextCursor: string | null } = await read(next);
      await meanwhile(page);
      seen.push(...answer.items);
      next = answer.nextCursor;
    }
    return seen;
  }
  const at = (cursor: string | null) => ({ limit: '4', ...(cursor === null ? {} : { cursor }) });

  it('show each course once while others are being made', async () => {
    const author = await newPerson('teachers');
    const make = () => ok(author, 'courses.create', { body: newCourse() });
    const before: string[] = [];
    for (let count = 0; count < 20; count += 1) before.push((await make()).courseId);
    const seen = await walk(
      (cursor) => ok(author, 'courses.listTaught', { query: at(cursor) }),
      () => Promise.all([make(), make(), make()]),
    );
    const ids = seen.map(({ courseId }) => courseId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(before));
  });

  it('show each learner of a roster once while others enroll and leave', async () => {
    const { courseId } = await makeCourse(world, owner);
    const params = { courseId };
    const join = async () => {
      const person = await newPerson();
      await ok(person, 'enrollments.enroll', { params, body: {} });
      return person;
    };
    const before: Person[] = [];
    for (let count = 0; count < 13; count += 1) before.push(await join());
    await world.runtime.drained();
    const seen = await walk(
      (cursor) => ok(owner, 'rosters.list', { params, query: at(cursor) }),
      async () => {
        const passing = await join();
        await ok(passing, 'enrollments.withdraw', { params });
        await join();
      },
    );
    const ids = seen.map(({ userId }) => userId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(before.map(({ userId }) => userId)));
  });

  it('show each own course once while one is learned from and another is left', async () => {
    const learner = await newPerson();
    const taken: MadeCourse[] = [];
    for (let count = 0; count < 10; count += 1) {
      const course = await makeCourse(world, owner);
      await ok(learner, 'enrollments.enroll', { params: { courseId: course.courseId }, body: {} });
      taken.push(course);
    }
    const latestFirst = taken.toReversed();
    const [, , left, touched] = latestFirst;
    const seen = await walk(
      (cursor) => ok(learner, 'progress.listCourses', { query: at(cursor) }),
      async () => undefined,
    );
    expect(seen.map(({ courseId }) => courseId)).toEqual(
      latestFirst.map(({ courseId }) => courseId),
    );
    const again = await walk(
      (cursor) => ok(learner, 'progress.listCourses', { query: at(cursor) }),
      async (page) => {
        if (page !== 0 || !touched || !left) return;
        const { courseId, moduleId, blockId } = touched;
        await ok(learner, 'progress.record', {
          params: { courseId, moduleId, blockId },
          body: { state: 'started', positionSeconds: 1 },
        });
        await ok(learner, 'enrollments.withdraw', { params: { courseId: left.courseId } });
      },
    );
    const ids = again.map(({ courseId }) => courseId);
    expect(new Set(ids).size).toBe(ids.length);
    const untouched = latestFirst.filter((course) => course !== left && course !== touched);
    expect(ids).toEqual(expect.arrayContaining(untouched.map(({ courseId }) => courseId)));
  });
});
