import { describe, expect, it } from 'vitest';
import { pdf, png } from '../support/media-files.ts';
import { post } from '../support/media-scene.ts';
import { createBlock, newCourse, oneBlock, textBlock } from '../world/courses.ts';
import { openRawTable } from '../world/raw-table.ts';
import { startWorld, type Person } from '../world/world.ts';

/** Seconds: what is handed out lives so long, also when its holder may have no new one. */
const linkLives = 300;
const formLives = 900;
const tokenLives = 900;

type Lesson = { courseId: string; moduleId: string; blockId: string };

/** A platform whose clock begins ten minutes late: tokens stay good while it is put on. */
async function startLate() {
  let ahead = -600_000;
  const now = () => Date.now() + ahead;
  const world = await startWorld({ now });
  const { newPerson, ok, runtime } = world;

  const askForm = (teacher: Person, courseId: string) =>
    ok(teacher, 'media.createUpload', {
      params: { courseId },
      body: { fileName: 'a.pdf', contentType: 'application/pdf', bytes: pdf().byteLength },
    });

  async function makeLesson() {
    const teacher = await newPerson('teachers');
    const { courseId, version } = await ok(teacher, 'courses.create', { body: newCourse() });
    const params = { courseId };
    const { moduleId } = await ok(teacher, 'lessons.createModule', {
      params,
      body: { title: { en: 'A module' } },
    });
    const { media, upload } = await askForm(teacher, courseId);
    await post(upload, pdf());
    await runtime.drained();
    const { blockId } = await createBlock({ ok }, teacher, {
      params: { courseId, moduleId },
      body: { ...textBlock(), content: { kind: 'file', mediaId: media.mediaId } },
    });
    await ok(teacher, 'courses.setState', { params, body: { state: 'published', version } });
    return { teacher, upload, courseId, block: { courseId, moduleId, blockId } };
  }

  return {
    ...world,
    now,
    pass: (seconds: number) => void (ahead += seconds * 1000),
    askForm,
    makeLesson,
    linkFor: async (person: Person, block: Lesson) =>
      (await ok(person, 'lessons.getBlock', { params: block })).block.links[0]!,
  };
}

const statusOf = async (url: string) => (await fetch(url)).status;

describe('case 22: a link that somebody holds who may have no new one', async () => {
  const { call, linkFor, makeLesson, newPerson, now, ok, pass } = await startLate();
  const losses: [string, (learner: Person, courseId: string) => Promise<unknown>, number][] = [
    [
      'left the course',
      (learner, courseId) => ok(learner, 'enrollments.withdraw', { params: { courseId } }),
      403,
    ],
    [
      'was suspended',
      async ({ userId }) => {
        const admin = await newPerson('admins');
        const { version } = await ok(admin, 'accounts.getUser', { params: { userId } });
        const body = { status: 'suspended', version } as const;
        return ok(admin, 'accounts.setStatus', { params: { userId }, body });
      },
      403,
    ],
  ];

  it.each(losses)('ends five minutes after it was made: %s', async (_, lose, status) => {
    const { courseId, block } = await makeLesson();
    const learner = await newPerson();
    await ok(learner, 'enrollments.enroll', { params: { courseId }, body: {} });
    const { url, expiresAt } = await linkFor(learner, block);
    expect(Date.parse(expiresAt) - now()).toBeLessThanOrEqual(linkLives * 1000);
    expect(await statusOf(url)).toBe(200);
    await lose(learner, courseId);
    expect(await call(learner, 'lessons.getBlock', { params: block })).toMatchObject({ status });
    pass(linkLives);
    expect(await statusOf(url)).toBe(403);
  });

  it('is one for each asking, so that none lives on by being asked for again', async () => {
    const { teacher, block } = await makeLesson();
    const first = await linkFor(teacher, block);
    pass(linkLives / 2);
    const second = await linkFor(teacher, block);
    expect(second.url).not.toBe(first.url);
    pass(linkLives / 2);
    expect([await statusOf(first.url), await statusOf(second.url)]).toEqual([403, 200]);
  });
});

describe('case 23: a cover of which somebody holds the address', () => {
  it('can be had no longer than two hours, whatever the course is by then', async () => {
    const { newPerson, ok, pass, runtime } = await startLate();
    const teacher = await newPerson('teachers');
    const course = await ok(teacher, 'courses.create', { body: newCourse() });
    const params = { courseId: course.courseId };
    const { media, upload } = await ok(teacher, 'media.createUpload', {
      params,
      body: { fileName: 'lake.png', contentType: 'image/png', bytes: png().byteLength },
    });
    await post(upload, png());
    await runtime.drained();
    const cover = { mediaId: media.mediaId, alt: { en: 'A lake' } };
    await ok(teacher, 'courses.update', {
      params,
      body: { version: course.version, cover },
    });
    const held = (await ok(teacher, 'catalog.getCourse', { params })).cover?.url ?? '';
    expect(await statusOf(held)).toBe(200);
    // Its address is one for an hour, so that pages and people share it; it ends with the next one's.
    pass(7200);
    expect(await statusOf(held)).toBe(403);
  });
});

describe('case 11: an upload across the end of the token that began it', () => {
  it('goes through by its form; what needs the token waits for a new one, and nothing is there twice', async () => {
    const late = await startLate();
    const { askForm, call, makeLesson, newPerson, ok, pass, runtime, signIn } = late;
    const { courseId } = await makeLesson();
    const teacher = await newPerson('admins');
    const files = async (person: Person) =>
      (await ok(person, 'media.list', { params: { courseId } })).items;
    const before = await files(teacher);
    pass(tokenLives - formLives / 2);
    const { upload, media } = await askForm(teacher, courseId);
    pass(formLives / 2);
    const params = { courseId, mediaId: media.mediaId };
    const ended = { status: 401, problem: { code: 'unauthenticated' } };
    expect(await call(teacher, 'media.get', { params })).toMatchObject(ended);
    expect((await post(upload, pdf())).status).toBe(204);
    await runtime.drained();
    expect(await call(teacher, 'media.get', { params })).toMatchObject(ended);
    const renewed = await signIn(teacher.email);
    expect(await ok(renewed, 'media.get', { params })).toMatchObject({ state: 'ready' });
    expect(await files(renewed)).toHaveLength(before.length + 1);
  });

  it('is asked for once, though the request for its form came again with a new token', async () => {
    const { call, makeLesson, ok, pass, signIn } = await startLate();
    const { teacher, courseId } = await makeLesson();
    const input = {
      params: { courseId },
      body: { fileName: 'b.pdf', contentType: 'application/pdf' as const, bytes: pdf().byteLength },
      idempotencyKey: 'one-upload-one-key-00',
    };
    pass(tokenLives);
    expect(await call(teacher, 'media.createUpload', input)).toMatchObject({ status: 401 });
    const renewed = await signIn(teacher.email);
    const first = await ok(renewed, 'media.createUpload', input);
    const again = await ok(renewed, 'media.createUpload', input);
    expect(again.media.mediaId).toBe(first.media.mediaId);
    const { items } = await ok(renewed, 'media.list', { params: { courseId } });
    expect(items.filter(({ fileName }) => fileName === 'b.pdf')).toHaveLength(1);
  });
});

describe('case 22: a form for a file', async () => {
  const world = await startLate();
  const { askForm, call, linkFor, makeLesson, newPerson, ok, pass, runtime } = world;
  const table = openRawTable(world);

  it('takes a file once: what comes by it again is thrown away unseen', async () => {
    const { upload, teacher, block } = await makeLesson();
    const before = await table.dump();
    const other = pdf('/Author (somebody else)').subarray(0, pdf().byteLength);
    expect((await post(upload, other)).status).toBe(204);
    await runtime.drained();
    expect(await table.dump()).toEqual(before);
    const { url } = await linkFor(teacher, block);
    expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(pdf());
  });

  it('of a teacher who is none any more fills its one place, and leads no further', async () => {
    const { teacher, courseId, block } = await makeLesson();
    const { upload, media } = await askForm(teacher, courseId);
    const { userId } = teacher;
    const admin = await newPerson('admins');
    const { version } = await ok(admin, 'accounts.getUser', { params: { userId } });
    const body = { roles: ['students' as const], version };
    await ok(admin, 'accounts.setRoles', { params: { userId }, body });
    expect((await post(upload, pdf())).status).toBe(204);
    await runtime.drained();
    const use = await call(teacher, 'lessons.createBlocks', {
      params: block,
      body: oneBlock({ ...textBlock(), content: { kind: 'file', mediaId: media.mediaId } }),
    });
    expect(use).toMatchObject({ status: 403 });
    expect(
      await call(teacher, 'media.get', { params: { courseId, mediaId: media.mediaId } }),
    ).toMatchObject({ status: 403 });
    expect(
      await call(teacher, 'media.createUpload', {
        params: { courseId },
        body: { fileName: 'a.pdf', contentType: 'application/pdf', bytes: 10 },
      }),
    ).toMatchObject({ status: 403 });
  });

  it('ends a quarter of an hour after it was made', async () => {
    const { teacher, courseId } = await makeLesson();
    const { upload } = await askForm(teacher, courseId);
    pass(formLives + 1);
    const before = await table.dump();
    expect((await post(upload, pdf())).status).toBe(403);
    expect(await table.dump()).toEqual(before);
    expect(before.size).toBeGreaterThan(0);
  });
});
