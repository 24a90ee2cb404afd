import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeCourse, newCourse } from '../world/courses.ts';
import { openRawTable } from '../world/raw-table.ts';
import { sendOverWire } from '../world/wire.ts';
import { startWorld } from '../world/world.ts';

const world = await startWorld();
const { newPerson, ok, raw, runtime } = world;
const table = openRawTable(world);
const teacher = await newPerson('teachers');
// Whoever comes is counted among the people, so all are there before it is looked what else changes.
const everything = await newPerson('admins');
await makeCourse(world, teacher);
const before = await table.dump();

const headers = (more: Record<string, string> = {}) => ({
  ...teacher.headers,
  'content-type': 'application/json',
  'idempotency-key': randomUUID(),
  ...more,
});
const create = (body: string | Uint8Array, more: Record<string, string> = {}) =>
  raw({ method: 'POST', path: '/courses', headers: headers(more), body });

const good = JSON.stringify(newCourse());
const described = (length: number) =>
  good.replace('"description":{"en":""}', `"description":{"en":"${'x'.repeat(length)}"}`);
const nested = (depth: number, open = '[', close = ']') =>
  `{"title":${open.repeat(depth)}${close.repeat(depth)}}`;

/** Generous: what is meant is that no body keeps a function busy. */
const soonMs = 5000;

describe('case 103: bodies that are too much', () => {
  const tooMuch: [string, () => string][] = [
    ['a text of ten million letters', () => described(10_000_000)],
    [
      'eight million, between what a function and what the gateway takes',
      () => described(8_000_000),
    ],
    ['six million', () => described(6_000_000)],
    ['a quarter of a million and more', () => described(262_144)],
    ['twenty thousand lists in each other', () => nested(20_000)],
    ['a hundred thousand lists in each other', () => nested(100_000)],
    [
      'a hundred thousand objects in each other',
      () => nested(100_000, '{"a":', '1}').replace('{"a":1}', '1'),
    ],
    ['brackets that never close', () => '['.repeat(200_000)],
    [
      'a million keys',
      () => `{${Array.from({ length: 1_000_000 }, (_, at) => `"k${at}":1`).join()}}`,
    ],
    [
      'fifteen thousand keys',
      () => `{${Array.from({ length: 15_000 }, (_, at) => `"k${at}":1`).join()}}`,
    ],
  ];

  it.each(tooMuch)('%s: refused soon', async (_, make) => {
    const body = make();
    const begun = performance.now();
    const { status } = await create(body);
    expect([400, 413]).toContain(status);
    expect(performance.now() - begun).toBeLessThan(soonMs);
  });

  it.each([
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['a list with the right object', `[${good}]`],
    ['a text', '"x"'],
    ['a number', '1'],
    ['true', 'true'],
    ['a byte order mark before it', `\ufeff${good}`],
    ['something behind it', `${good}x`],
    ['two of them', good + good],
    ['half of it', good.slice(0, -1)],
    ['single quotes', good.replaceAll('"', "'")],
    ['a comment', `/* */${good}`],
    ['a comma too many', good.replace('}', ',}')],
  ])('%s is no course', async (_, body) => {
    expect(await create(body)).toMatchObject({ status: 400 });
  });

  it('deeper than 32 is refused before anything looks into it', async () => {
    expect(await create(nested(31))).toMatchObject({ problem: { code: 'invalid_request' } });
    expect(await create(nested(32))).toMatchObject({ problem: { code: 'malformed_request' } });
  });

  it('256 KB are let in and a byte more is not, counted in bytes and not in letters', async () => {
    const padded = (bytes: number, more = '') => {
      const text = JSON.stringify(newCourse());
      return text + ' '.repeat(bytes - Buffer.byteLength(text + more)) + more;
    };
    const tooLarge = { status: 413, problem: { code: 'too_large' } };
    expect(await create(padded(262_144))).toMatchObject({ status: 201 });
    expect(await create(padded(262_145))).toMatchObject(tooLarge);
    expect(await create('é'.repeat(131_073))).toMatchObject(tooLarge);
  });

  it('of two fields of one name the last counts, and is judged', async () => {
    const doubled = (first: string, last: string) =>
      good.replace(/"level":"\w+"/, `"level":"${first}","level":"${last}"`);
    expect(await create(doubled('beginner', 'expert'))).toMatchObject({ status: 400 });
    expect(await create(doubled('expert', 'advanced'))).toMatchObject({
      status: 201,
      body: { level: 'advanced' },
    });
  });
});

describe('case 104: bodies of another kind', () => {
  it.each([
    ['text/plain', good],
    ['text/json', good],
    ['application/octet-stream', good],
    ['multipart/form-data; boundary=x', `--x\r\n\r\n${good}\r\n--x--`],
    ['application/x-www-form-urlencoded', good],
    ['application/merge-patch+json', good],
    ['application/json; charset=utf-16', Buffer.from(good, 'utf16le')],
    ['application/json; charset=iso-8859-1', good],
    ['application/json, text/plain', good],
    ['application/json;text/plain', good],
    ['', good],
  ])('"%s" is refused unread', async (type, body) => {
    expect(await create(body, { 'content-type': type })).toMatchObject({
      status: 415,
      problem: { code: 'unsupported_media_type' },
    });
  });

  it('compressed JSON is refused unread', async () => {
    const answer = await create(gzipSync(good), { 'content-encoding': 'gzip' });
    expect(answer).toMatchObject({ status: 415 });
  });

  it('JSON in UTF-8 is let in, however it is written', async () => {
    for (const type of ['application/json; charset=utf-8', 'Application/JSON;charset=UTF-8'])
      expect(await create(JSON.stringify(newCourse()), { 'content-type': type })).toMatchObject({
        status: 201,
      });
  });
});

describe('case 105: heads that are too much', () => {
  it('headers beyond ten kilobytes are refused by the gateway', async () => {
    const fat = { 'x-id-token': `${'a'.repeat(6000)}.b.c`, 'x-more': 'a'.repeat(5000) };
    expect(await raw({ method: 'GET', path: '/me', headers: headers(fat) })).toMatchObject({
      status: 431,
    });
  });

  it('two tokens of somebody in all groups leave half of that free', () => {
    const bytes = Object.values(everything.headers).join('').length;
    expect(bytes).toBeLessThan(5120);
  });

  it.each([
    ['an address of eight kilobytes', `/courses?q=${'x'.repeat(7900)}`],
    [
      'a thousand parameters',
      `/courses?${Array.from({ length: 1000 }, (_, at) => `p${at}=1`).join('&')}`,
    ],
    ['a line break in a path', '/courses/%0d%0aset-cookie:%20a=b'],
    ['a line break in a search', '/courses?q=a%0d%0aset-cookie:%20a=b'],
  ])('%s is refused', async (_, path) => {
    const answer = await sendOverWire(runtime.apiUrl, { path });
    expect([400, 404, 414]).toContain(answer.status);
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });
});

it('after all of it the teacher works on as before, and nothing else was written', async () => {
  expect(await ok(teacher, 'accounts.getMe')).toMatchObject({ userId: teacher.userId });
  const after = await table.dump();
  // The courses made of good bodies are counted by the hour, those refused are not: checked below.
  for (const [key, item] of before)
    if (item.entity !== 'CourseQuota') expect(after.get(key)).toEqual(item);
  const all = (kind: string) => [...after.values()].filter(({ entity }) => entity === kind);
  expect(all('Course')).toHaveLength(5);
  expect(all('CourseQuota').reduce((sum, { uses }) => sum + Number(uses), 0)).toBe(5);
});
