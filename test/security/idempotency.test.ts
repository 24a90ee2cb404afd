import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeCourse, newCourse } from '../world/courses.ts';
import { openRawTable } from '../world/raw-table.ts';
import { readyMedia } from '../world/ready-media.ts';
import { startWorld } from '../world/world.ts';
import { writtenLesson } from '../world/written-lesson.ts';

const world = await startWorld();
const { call, newPerson, ok, raw } = world;
const table = openRawTable(world);
const teacher = await newPerson('teachers');
const other = await newPerson('teachers');

const key = () => randomUUID();
const coursesNamed = async (code: string) =>
  (await table.items()).filter((item) => item.entity === 'Course' && item.code === code);

describe('case 89: the same request again', () => {
  it('is answered the same, and has its effect once', async () => {
    const input = { body: newCourse(), idempotencyKey: key() };
    const first = await call(teacher, 'courses.create', input);
    const second = await call(teacher, 'courses.create', input);
    expect(first.status).toBe(201);
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect(await coursesNamed(input.body.code)).toHaveLength(1);
  });

  it('twenty times at once has its effect once, and all are told the same', async () => {
    const input = { body: newCourse(), idempotencyKey: key() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call(teacher, 'courses.create', input)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.courseId)).size).toBe(1);
    expect(await coursesNamed(input.body.code)).toHaveLength(1);
  });

  it('adds one module, however often it is sent at once', async () => {
    const { courseId } = await makeCourse(world, teacher);
    const input = { params: { courseId }, body: { title: { en: 'Once' } }, idempotencyKey: key() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call(teacher, 'lessons.createModule', input)),
    );
    expect(new Set(answers.map(({ body }) => body.moduleId)).size).toBe(1);
    const { outline } = await ok(teacher, 'catalog.getCourse', { params: { courseId } });
    expect(outline).toHaveLength(2);
  });

  it('takes one seat, however often a learner presses the button', async () => {
    const learner = await newPerson();
    const { courseId } = await makeCourse(world, teacher, { seats: 5 });
    const input = { params: { courseId }, body: {}, idempotencyKey: key() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call(learner, 'enrollments.enroll', input)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect((await ok(learner, 'catalog.getCourse', { params: { courseId } })).seatsLeft).toBe(4);
  });

  it('is answered as it was then, even when the world has moved on', async () => {
    const learner = await newPerson();
    const { courseId } = await makeCourse(world, teacher);
    const input = { params: { courseId }, body: {}, idempotencyKey: key() };
    const first = await call(learner, 'enrollments.enroll', input);
    await ok(learner, 'enrollments.withdraw', { params: { courseId } });
    const again = await call(learner, 'enrollments.enroll', input);
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect((await ok(learner, 'catalog.getCourse', { params: { courseId } })).can.learn).toBe(
      false,
    );
  });

  it('of a saved lesson is answered from a memory of some hundred bytes, and not of what was saved', async () => {
    const { courseId, moduleId, blockId } = await makeCourse(world, teacher);
    const params = { courseId, moduleId, blockId };
    const before = await table.dump();
    const pictures = [await readyMedia(table, courseId, 'image/png')];
    const content = writtenLesson(pictures);
    const input = { params, body: { version: 1, content }, idempotencyKey: key() };
    const first = await ok(teacher, 'lessons.updateBlock', input);
    await ok(teacher, 'lessons.updateBlock', { params, body: { version: 2, minutes: 90 } });
    expect(await ok(teacher, 'lessons.updateBlock', input)).toEqual(first);
    const { block } = await ok(teacher, 'lessons.getBlock', { params });
    expect(block).toMatchObject({ content, minutes: 90, version: 3 });
    const remembered = [...(await table.dump())].filter(
      ([address, { pk }]) => pk.startsWith('IDEMPOTENCY#') && !before.has(address),
    );
    expect(remembered).toHaveLength(2);
    for (const [, item] of remembered) expect(JSON.stringify(item).length).toBeLessThan(1024);
  });

  it('in another order of its fields is the same request', async () => {
    const idempotencyKey = key();
    const body = newCourse();
    const turned = Object.fromEntries(Object.entries(body).reverse()) as typeof body;
    const first = await ok(teacher, 'courses.create', { body, idempotencyKey });
    expect(await ok(teacher, 'courses.create', { body: turned, idempotencyKey })).toEqual(first);
  });

  it('is not remembered when it was refused: once the fault is mended, it succeeds', async () => {
    const input = { body: newCourse({ code: 'MENDED-1' }), idempotencyKey: key() };
    const taken = await makeCourse(world, other, { code: 'MENDED-1' });
    expect(await call(teacher, 'courses.create', input)).toMatchObject({ status: 409 });
    await ok(other, 'courses.update', {
      params: { courseId: taken.courseId },
      body: { version: taken.version, code: 'ELSEWHERE-1' },
    });
    expect(await call(teacher, 'courses.create', input)).toMatchObject({ status: 201 });
  });

  it('is a new one after a day', async () => {
    const learner = await newPerson();
    const { courseId } = await makeCourse(world, teacher);
    const input = { params: { courseId }, body: {}, idempotencyKey: key() };
    await ok(learner, 'enrollments.enroll', input);
    // The table forgets what has expired within days: until then it lies there and must not count.
    const remembered = (await table.items()).filter(({ pk }) => pk.startsWith('IDEMPOTENCY#'));
    for (const item of remembered)
      await table.put({ ...item, expiresAt: Math.floor(Date.now() / 1000) - 1 });
    const late = await call(learner, 'enrollments.enroll', input);
    expect(late).toMatchObject({ status: 409, problem: { code: 'already_enrolled' } });
  });
});

describe('case 89: the same key', () => {
  it('for another body is refused, and changes nothing', async () => {
    const idempotencyKey = key();
    await ok(teacher, 'courses.create', { body: newCourse(), idempotencyKey });
    const before = await table.dump();
    const answer = await call(teacher, 'courses.create', { body: newCourse(), idempotencyKey });
    expect(answer).toMatchObject({ status: 422, problem: { code: 'idempotency_key_reused' } });
    expect(await table.dump()).toEqual(before);
  });

  it('for another place is refused', async () => {
    const learner = await newPerson();
    const idempotencyKey = key();
    const [one, two] = [await makeCourse(world, teacher), await makeCourse(world, teacher)];
    const enroll = (courseId: string) =>
      call(learner, 'enrollments.enroll', { params: { courseId }, body: {}, idempotencyKey });
    expect(await enroll(one.courseId)).toMatchObject({ status: 201 });
    expect(await enroll(two.courseId)).toMatchObject({ status: 422 });
  });

  it('of another person is theirs: neither sees the answer of the other', async () => {
    const idempotencyKey = key();
    const mine = await ok(teacher, 'courses.create', { body: newCourse(), idempotencyKey });
    const theirs = await ok(other, 'courses.create', { body: newCourse(), idempotencyKey });
    expect(theirs.ownerId).toBe(other.userId);
    expect(theirs.courseId).not.toBe(mine.courseId);
  });

  it('on another route is another', async () => {
    const idempotencyKey = key();
    const { courseId } = await ok(teacher, 'courses.create', { body: newCourse(), idempotencyKey });
    const made = await call(teacher, 'lessons.createModule', {
      params: { courseId },
      body: { title: { en: 'One' } },
      idempotencyKey,
    });
    expect(made).toMatchObject({ status: 201 });
  });

  it.each([
    ['is missing', undefined],
    ['is empty', ''],
    ['is short', 'short'],
    ['is long', 'x'.repeat(65)],
    ['has other letters', 'a key with blanks in it'],
    ['reaches into the table', 'IDEMPOTENCY#aaaaaaaa'],
  ])('is asked for where it %s', async (_, idempotencyKey) => {
    const before = await table.dump();
    const answer = await raw({
      method: 'POST',
      path: '/courses',
      headers: {
        ...teacher.headers,
        'content-type': 'application/json',
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      body: JSON.stringify(newCourse()),
    });
    expect(answer).toMatchObject({ status: 400, problem: { code: 'idempotency_key_required' } });
    expect(await table.dump()).toEqual(before);
  });
});
