import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { CallInput } from '#shared/contract/client.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { allRoutes, type RouteId } from '#shared/contract/index.ts';
import { shareOf } from '../support/share.ts';
import { createBlock, makeCourse, newCourse, textBlock } from '../world/courses.ts';
import { openRawTable } from '../world/raw-table.ts';
import { createRequests } from '../features/index.ts';
import { makeScene, type Scene } from '../world/scene.ts';
import { startWorld, type Person } from '../world/world.ts';

let ahead = 0;
const world = await startWorld({ now: () => Date.now() + ahead });
const { call, newPerson, ok, runtime } = world;
const table = openRawTable(world);
const admin = await newPerson('admins');
const owner = await newPerson('teachers');

const enrolls = (person: Person | null, courseId: string, body: object = {}) =>
  call(person, 'enrollments.enroll', {
    params: { courseId },
    body,
  });

describe('case 23: a draft', async () => {
  const learner = await newPerson();
  const teacher = await newPerson('teachers');
  const title = { en: 'An unheard-of zeppelin' };
  const draft = await makeCourse(world, owner, { publish: false, title });
  const { courseId, moduleId } = draft;
  const preview = await createBlock({ ok }, owner, {
    params: { courseId, moduleId },
    body: textBlock('A glimpse', true),
  });
  const params = { courseId, moduleId, blockId: preview.blockId };

  it.each([
    ['nobody', null],
    ['a learner', learner],
    ['another teacher', teacher],
  ])('is not there for %s: not by its id, its preview or the catalogue', async (_, person) => {
    await runtime.drained();
    expect(await call(person, 'catalog.getCourse', { params: { courseId } })).toMatchObject({
      status: 404,
    });
    expect(await call(person, 'lessons.getBlock', { params })).toMatchObject({ status: 404 });
    const { items, total } = await ok(person, 'catalog.list', { query: { q: 'zeppelin' } });
    expect({ items, total }).toEqual({ items: [], total: 0 });
  });

  it('cannot be enrolled in, learned from, or required', async () => {
    const before = await table.dump();
    expect(await enrolls(learner, courseId)).toMatchObject({ status: 404 });
    const body = { state: 'done', positionSeconds: 0 } as const;
    expect(await call(learner, 'progress.record', { params, body })).toMatchObject({
      status: 404,
    });
    const requiring = newCourse({ prerequisites: [courseId] });
    expect(await call(teacher, 'courses.create', { body: requiring })).toMatchObject({
      status: 404,
    });
    expect(await table.dump()).toEqual(before);
  });

  it('is hidden again when a published course is withdrawn, from the catalogue too', async () => {
    const course = await makeCourse(world, owner, { title: { en: 'A vanishing quagga' } });
    /** Once the stream is at rest, and the reader's two seconds are over. */
    const found = async () => {
      await runtime.drained();
      ahead += 2000;
      return (await ok(null, 'catalog.list', { query: { q: 'quagga' } })).total;
    };
    expect(await found()).toBe(1);
    const params = { courseId: course.courseId };
    await ok(owner, 'courses.setState', {
      params,
      body: { state: 'draft', version: course.version },
    });
    expect(await call(null, 'catalog.getCourse', { params })).toMatchObject({ status: 404 });
    expect(await found()).toBe(0);
  });
});

describe('case 23: the code of a draft', () => {
  it('is no news to another teacher: theirs is saved, and who publishes first has it', async () => {
    const other = await newPerson('teachers');
    const mine = await makeCourse(world, owner, { publish: false });
    const { code } = (await ok(owner, 'catalog.getCourse', { params: { courseId: mine.courseId } }))
      .course;
    const theirs = await makeCourse(world, other, { publish: false, code });
    const setState = (
      who: Person,
      { courseId, version }: typeof mine,
      state: 'draft' | 'published',
    ) => call(who, 'courses.setState', { params: { courseId }, body: { version, state } });
    const taken = { status: 409, problem: { code: 'course_code_taken' } };
    expect(await call(owner, 'courses.create', { body: newCourse({ code }) })).toMatchObject(taken);
    const published = await setState(other, theirs, 'published');
    expect(published.status).toBe(200);
    expect(await setState(owner, mine, 'published')).toMatchObject(taken);
    // Everybody can see these at once.
    const third = await newPerson('teachers');
    expect(await call(third, 'courses.create', { body: newCourse({ code }) })).toMatchObject(taken);
    await setState(other, { ...theirs, version: published.body.version }, 'draft');
    expect(await setState(owner, mine, 'published')).toMatchObject({ status: 200 });
  });

  it('goes along when the course is renamed, and is free again behind it', async () => {
    const [code, next] = [newCourse().code, newCourse().code];
    const { courseId, version } = await makeCourse(world, owner, { code });
    await ok(owner, 'courses.update', { params: { courseId }, body: { version, code: next } });
    for (const [wanted, status] of [
      [code, 201],
      [next, 409],
    ] as const)
      expect(
        await call(await newPerson('teachers'), 'courses.create', {
          body: newCourse({ code: wanted }),
        }),
      ).toMatchObject({ status });
  });
});

describe('case 23: a course that went back to draft', async () => {
  const [inside, asked, invited, left, stranger] = await Promise.all(
    Array.from({ length: 5 }, () => newPerson()),
  );
  if (!inside || !asked || !invited || !left || !stranger) throw new Error('Five were made');
  const requests = createRequests(world, admin);
  /** All that a route of the API ever tells somebody who reads, but for what is theirs alone. */
  async function allThatIsRead(person: Person, scene: Scene): Promise<string> {
    const told: unknown[] = [];
    for (const { id, method } of allRoutes) {
      if (method !== 'GET') continue;
      // Nobody comes in any more: the one who is in it is looked at.
      const input = (
        id === 'rosters.getLearner'
          ? { params: { courseId: scene.courseId, userId: inside?.userId } }
          : await requests[id as RouteId]({ ...scene, person })
      ) as CallInput<RouteId>;
      told.push(id, (await call(person, id as RouteId, input)).body);
    }
    return JSON.stringify(told);
  }

  it('is named to nobody but its editors by any list, nor is what changed in it', async () => {
    // So that who teaches it is in the catalogue all the same.
    await makeCourse(world, owner);
    const scene = await makeScene(world, owner);
    const { courseId, moduleId } = scene;
    const params = { courseId };
    for (const person of [inside, left])
      expect(await enrolls(person, courseId)).toMatchObject({ status: 201 });
    await ok(left, 'enrollments.withdraw', { params });
    const open = await ok(owner, 'catalog.getCourse', { params });
    const { version } = await ok(owner, 'courses.update', {
      params,
      body: { version: open.course.version, enrollmentMode: 'approval' },
    });
    await ok(asked, 'enrollments.request', { params, body: { message: 'May I?' } });
    await ok(owner, 'enrollments.invite', { params, body: { emails: [invited.email] } });
    const draft = await ok(owner, 'courses.setState', {
      params,
      body: { state: 'draft', version },
    });
    await ok(owner, 'courses.update', {
      params,
      body: {
        version: draft.version,
        title: { en: 'A secret quagga' },
        summary: { en: 'Of a secret quagga.' },
      },
    });
    const { blockId } = await createBlock({ ok }, owner, {
      params: { courseId, moduleId },
      body: textBlock('A secret quagga lesson', true),
    });
    await runtime.drained();
    ahead += 2000;
    for (const person of shareOf([inside, asked, invited, left, stranger], 'readers of a draft')) {
      const told = await allThatIsRead(person, scene);
      expect(told).not.toContain('quagga');
      expect(told).not.toContain(blockId);
    }
    // Their own place in it is theirs to know, and how far they are.
    const { items } = await ok(inside, 'progress.listCourses');
    expect(items).toMatchObject([
      { courseId, state: 'active', title: null, category: null, cover: null, lessons: 0 },
    ]);
    expect(await allThatIsRead(owner, scene)).toContain('A secret quagga lesson');
  });
});

describe('case 24: a course that cannot be entered', () => {
  /** The answer to somebody who tries, and whether it left a trace. */
  async function attempt(person: Person, courseId: string) {
    const before = await table.dump();
    const { status, problem } = await enrolls(person, courseId);
    return { status, code: problem?.code, trace: !isDeepStrictEqual(await table.dump(), before) };
  }
  const refused = (status: number, code: ErrorCode) => ({ status, code, trace: false });

  it('closed: nobody enrolls, not even a teacher', async () => {
    const { courseId } = await makeCourse(world, owner, { enrollmentMode: 'closed' });
    expect(await attempt(await newPerson(), courseId)).toEqual(refused(403, 'enrollment_closed'));
    expect(await attempt(await newPerson('teachers'), courseId)).toEqual(
      refused(403, 'enrollment_closed'),
    );
  });

  it('by invitation: nobody enrolls themselves', async () => {
    const { courseId } = await makeCourse(world, owner, { enrollmentMode: 'invitation' });
    expect(await attempt(await newPerson(), courseId)).toEqual(refused(403, 'invitation_required'));
  });

  it('archived: only who is in it knows of it', async () => {
    const { courseId, version } = await makeCourse(world, owner);
    await ok(owner, 'courses.setState', {
      params: { courseId },
      body: { state: 'archived', version },
    });
    expect(await attempt(await newPerson(), courseId)).toEqual(refused(404, 'not_found'));
    expect(await attempt(owner, courseId)).toEqual(refused(403, 'enrollment_closed'));
  });

  it('full: the next one is told so', async () => {
    const { courseId } = await makeCourse(world, owner, { seats: 1 });
    expect(await enrolls(await newPerson(), courseId)).toMatchObject({ status: 201 });
    expect(await attempt(await newPerson(), courseId)).toEqual(refused(409, 'course_full'));
  });

  it('with a prerequisite: it must have been completed, not merely begun', async () => {
    const learner = await newPerson();
    const first = await makeCourse(world, owner);
    const prerequisites = [first.courseId];
    const title = { en: 'Advanced quokka care' };
    const { courseId } = await makeCourse(world, owner, { title, prerequisites });
    await runtime.drained();
    const card = async () => {
      const { items } = await ok(learner, 'catalog.list', { query: { q: 'quokka' } });
      return items.find((one) => one.courseId === courseId)?.entry;
    };
    expect(await card()).toMatchObject({ action: 'none', reason: 'prerequisite' });
    expect(await attempt(learner, courseId)).toEqual(refused(409, 'prerequisite_missing'));
    expect(await enrolls(learner, first.courseId)).toMatchObject({ status: 201 });
    expect(await attempt(learner, courseId)).toEqual(refused(409, 'prerequisite_missing'));
    const { courseId: firstId, moduleId, blockId } = first;
    await ok(learner, 'progress.record', {
      params: { courseId: firstId, moduleId, blockId },
      body: { state: 'done', positionSeconds: 0 },
    });
    expect(await card()).toMatchObject({ action: 'enroll', reason: null });
    expect(await enrolls(learner, courseId)).toMatchObject({ status: 201 });
  });

  it.each([
    { role: 'teacher' },
    { userId: randomUUID() },
    { state: 'active' },
    { enrollmentMode: 'open' },
    { completedAt: '2026-01-01T00:00:00.000Z' },
  ])('nor with %o in the request', async (extra) => {
    const { courseId } = await makeCourse(world, owner);
    const somebody = await newPerson();
    await runtime.drained();
    const before = await table.dump();
    expect(await enrolls(somebody, courseId, extra)).toMatchObject({
      status: 400,
      problem: { code: 'invalid_request' },
    });
    expect(await table.dump()).toEqual(before);
  });
});
