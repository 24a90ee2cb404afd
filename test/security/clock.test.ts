import type { JWTPayload } from 'jose';
import { describe, expect, it } from 'vitest';
import { pdf } from '../support/media-files.ts';
import { post } from '../support/media-scene.ts';
import { createBlock, makeCourse, newCourse, textBlock } from '../world/courses.ts';
import { startWorld, type Person } from '../world/world.ts';

/** The gateway's clock stands still at a full second, so that the edges are exact. */
const instant = Math.floor(Date.now() / 1000) * 1000;
const second = instant / 1000;

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as JWTPayload;

/**
 * The functions' clocks are wrong, truly: by ten minutes this way, by ten that way, or each execution
 * otherwise. Tokens, records, links and forms go by the gateway's clock, so nobody notices.
 */
describe.each<[string, () => number]>([
  ['right', () => 0],
  ['ten minutes fast', () => 600_000],
  ['ten minutes slow', () => -600_000],
])('cases 8 and 48: with functions whose clock is %s', async (_, functionSkewMs) => {
  const world = await startWorld({ now: () => instant, functionSkewMs });
  const { call, newPerson, ok, raw, runtime } = world;
  const student = await newPerson();
  const teacher = await newPerson('teachers');
  const good = claimsOf((student.headers.authorization ?? '').slice(7));
  const identity = claimsOf(student.headers['x-id-token'] ?? '');

  const statusWith = async (changes: object) => {
    const token = runtime.cognito.admin.signToken({ ...good, ...changes });
    const headers = { authorization: `Bearer ${token}` };
    return (await raw({ method: 'GET', path: '/me', headers })).status;
  };
  const statusWithId = async (changes: object) => {
    const idToken = runtime.cognito.admin.signToken({ ...identity, ...changes });
    const headers = { ...student.headers, 'x-id-token': idToken };
    return (await raw({ method: 'GET', path: '/me', headers })).status;
  };

  it.each([
    ['ends in this second', { exp: second }, 401],
    ['ended a second ago', { exp: second - 1 }, 401],
    ['ended five minutes ago', { exp: second - 300 }, 401],
    ['ends in a second', { exp: second + 1 }, 200],
    ['begins in a minute', { nbf: second + 60 }, 200],
    ['begins a second later than that', { nbf: second + 61 }, 401],
    ['began long ago', { nbf: second - 86_400 }, 200],
    ['begins at a text', { nbf: 'today' }, 401],
    ['was issued in a minute', { iat: second + 60 }, 200],
    ['was issued a second later than that', { iat: second + 61 }, 401],
    ['was issued nine minutes ahead', { iat: second + 540 }, 401],
    ['is of a sign-in of a year ago', { auth_time: second - 31_536_000 }, 200],
    ['is of a sign-in in a minute', { auth_time: second + 60 }, 200],
    ['is of a sign-in a second later than that', { auth_time: second + 61 }, 401],
  ])('case 8: a token that %s', async (_, changes, status) => {
    expect(await statusWith(changes)).toBe(status);
    expect(await statusWithId(changes)).toBe(status);
  });

  it('case 8: every call of an honest person is answered, and nothing is our fault', async () => {
    const { courseId } = await makeCourse(world, teacher);
    const calls = [
      await call(student, 'accounts.getMe'),
      await call(student, 'enrollments.enroll', { params: { courseId } }),
      await call(student, 'progress.listCourses'),
      await call(null, 'catalog.list'),
      await call(teacher, 'courses.create', { body: newCourse() }),
    ];
    expect(calls.map(({ status }) => status)).toEqual([200, 201, 200, 200, 201]);
  });

  it('case 48: what is written carries the gateway’s instant', async () => {
    const course = await ok(teacher, 'courses.create', { body: newCourse() });
    expect(course.createdAt).toBe(new Date(instant).toISOString());
  });

  it('case 48: a form for a file and a link to it live as long as they say', async () => {
    const { courseId, moduleId } = await makeCourse(world, teacher);
    const { media, upload } = await ok(teacher, 'media.createUpload', {
      params: { courseId },
      body: { fileName: 'a.pdf', contentType: 'application/pdf', bytes: pdf().byteLength },
    });
    const policy = JSON.parse(Buffer.from(upload.fields.Policy ?? '', 'base64').toString()) as {
      expiration: string;
    };
    expect(Date.parse(policy.expiration)).toBe(instant + 900_000);
    expect((await post(upload, pdf())).status).toBe(204);
    await runtime.drained();
    const { blockId } = await createBlock({ ok }, teacher, {
      params: { courseId, moduleId },
      body: { ...textBlock(), content: { kind: 'file', mediaId: media.mediaId } },
    });
    const params = { courseId, moduleId, blockId };
    const [link] = (await ok(teacher, 'lessons.getBlock', { params })).block.links;
    expect(link?.expiresAt).toBe(new Date(instant + 300_000).toISOString());
    expect((await fetch(link?.url ?? '')).status).toBe(200);
  });
});

it('case 48: executions of which each has another clock agree on one token', async () => {
  let made = 0;
  const world = await startWorld({
    now: () => instant,
    functionSkewMs: () => ((made += 1) % 2 === 0 ? 600_000 : -600_000),
  });
  const student: Person = await world.newPerson();
  const good = claimsOf((student.headers.authorization ?? '').slice(7));
  const statuses = async (changes: object) => {
    const token = world.runtime.cognito.admin.signToken({ ...good, ...changes });
    const headers = { authorization: `Bearer ${token}` };
    const ask = () => world.raw({ method: 'GET', path: '/me', headers });
    const answers = await Promise.all(Array.from({ length: 12 }, ask));
    return [...new Set(answers.map(({ status }) => status))];
  };
  expect(await statuses({ exp: second + 1 })).toEqual([200]);
  expect(await statuses({ exp: second })).toEqual([401]);
  expect(made).toBeGreaterThan(2);
});
