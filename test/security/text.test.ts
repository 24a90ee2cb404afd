import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeCourse, newCourse } from '../world/courses.ts';
import { openRawTable } from '../world/raw-table.ts';
import { startWorld } from '../world/world.ts';

const world = await startWorld();
const { call, newPerson, ok, raw } = world;
const table = openRawTable(world);
const teacher = await newPerson('teachers');

const invalid = { status: 400, problem: { code: 'invalid_request' } };
const headers = () => ({
  ...teacher.headers,
  'content-type': 'application/json',
  'idempotency-key': randomUUID(),
});
const create = (body: string | Uint8Array) =>
  raw({ method: 'POST', path: '/courses', headers: headers(), body });
const createCode = (code: string) => call(teacher, 'courses.create', { body: newCourse({ code }) });

describe("case 72: a course's code", () => {
  it('is taken in whatever case and with whatever blanks around', async () => {
    expect(await createCode('data-101')).toMatchObject({ status: 201, body: { code: 'DATA-101' } });
    for (const code of ['DATA-101', 'Data-101', ' data-101 ', 'dAtA-101'])
      expect(await createCode(code)).toMatchObject({
        status: 409,
        problem: { code: 'course_code_taken' },
      });
  });

  it.each([
    ['a hidden letter', 'ZERO\u200B-1'],
    ['a look-alike', 'D\u0410TA-1'],
    ['a full-width letter', '\uFF21BC-1'],
    ['an accent', 'ÁBC-1'],
    ['an accent by itself', 'A\u0301BC-1'],
    ['another dash', 'ABC\u20131'],
    ['a dash at an end', 'ABC-'],
    ['two dashes', 'A--B'],
    ['a blank within', 'A B'],
    ['a key of the table', 'A#COURSE'],
  ])('has no two that look alike: %s is refused', async (_, code) => {
    expect(await createCode(code)).toMatchObject(invalid);
  });

  it('goes to one of fifty who ask at once, and the others are told', async () => {
    const code = 'wanted-by-all';
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => createCode(at % 2 === 0 ? code : code.toUpperCase())),
    );
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array.from({ length: 49 }, () => 409)]);
    const items = await table.items();
    expect(items.filter((item) => item.code === 'WANTED-BY-ALL')).toHaveLength(1);
    expect(items.filter(({ pk }) => pk === 'COURSE_CODE#WANTED-BY-ALL')).toHaveLength(1);
  });

  it('is free again when its course takes another, and not before', async () => {
    const { courseId, version } = await makeCourse(world, teacher, { code: 'OLD-1' });
    expect(await createCode('OLD-1')).toMatchObject({ status: 409 });
    await ok(teacher, 'courses.update', { params: { courseId }, body: { version, code: 'NEW-1' } });
    expect(await createCode('OLD-1')).toMatchObject({ status: 201 });
    expect(await createCode('NEW-1')).toMatchObject({ status: 409 });
  });
});

describe('case 73: text', () => {
  it.each([
    ['half a character', '\\ud800'],
    ['two halves the wrong way round', '\\udc00\\ud800'],
    ['a NUL', '\\u0000'],
    ['an escape', '\\u001b[31m'],
    ['a mark that turns the reading order', '\\u202e'],
    ['an isolate', '\\u2066'],
    ['a letter of no width', '\\u200b'],
    ['a byte order mark', 'A\\ufeffB'],
    ['a line break', 'A\\nB'],
    ['a line separator', 'A\\u2028B'],
    ['blanks alone', '   '],
  ])('with %s is no title', async (_, text) => {
    const body = JSON.stringify(newCourse()).replace('A course for a test', text);
    expect(await create(body)).toMatchObject(invalid);
  });

  it('is kept in one form, whichever it came in', async () => {
    for (const title of ['Caf\u00e9', 'Cafe\u0301']) {
      const course = await ok(teacher, 'courses.create', {
        body: newCourse({ title: { en: title } }),
      });
      expect(course.title.en).toBe('Caf\u00e9');
    }
  });

  it('of bytes that are none is refused or kept well formed', async () => {
    const text = JSON.stringify(newCourse());
    const at = text.indexOf('A course for a test');
    const body = Buffer.from(text);
    body.set([0xff, 0xfe, 0xc3, 0x28], at);
    const { status, body: course } = await create(body);
    expect([201, 400]).toContain(status);
    if (status === 201) expect(JSON.stringify(course).isWellFormed()).toBe(true);
  });

  it('of every script, with joiners where they belong, comes back as it was sent', async () => {
    const title = { en: '日本語 العربية हिन्दी 👩‍🔬 𝔘𝔫𝔦𝔠𝔬𝔡𝔢', es: 'Año — «niñez»' };
    const { courseId } = await ok(teacher, 'courses.create', { body: newCourse({ title }) });
    expect((await ok(teacher, 'catalog.getCourse', { params: { courseId } })).course.title).toEqual(
      title,
    );
  });

  it('in names of people follows the same rule', async () => {
    const person = await newPerson();
    for (const firstName of ['A\u202eB', '\u0000', 'A\nB', ' '])
      expect(
        await call(person, 'accounts.updateMe', { body: { version: 1, firstName } }),
      ).toMatchObject(invalid);
  });
});

describe('case 106: numbers and dates', () => {
  /** A course with one of its numbers written as it stands here. */
  const withNumber = (field: 'weeks' | 'hours', number: string) =>
    JSON.stringify(newCourse()).replace(new RegExp(`"${field}":\\d+`), `"${field}":${number}`);

  it.each(['1e999', '-1e999', '9007199254740993', '1e40', '1.5', '-0', '-1', '0', '1e-400'])(
    '%s is no number of weeks',
    async (number) => {
      expect(await create(withNumber('weeks', number))).toMatchObject(invalid);
    },
  );

  it.each(['NaN', 'Infinity', '0x10', '010', '1_000', '+1', '.5', '1.'])(
    '%s is not even JSON',
    async (number) => {
      expect(await create(withNumber('hours', number))).toMatchObject({
        status: 400,
        problem: { code: 'malformed_request' },
      });
    },
  );

  it('another way to write the same number is the same number', async () => {
    for (const number of ['20', '2e1', '20.0', '200e-1'])
      expect(await create(withNumber('weeks', number))).toMatchObject({
        status: 201,
        body: { effort: { weeks: 20 } },
      });
  });

  it('a price is in whole cents, and not more than there are', async () => {
    for (const amount of [
      '0',
      '0.1',
      '100000001',
      '1e999',
      '4000000000000000000000000000000000000000',
    ])
      expect(
        await create(
          JSON.stringify(newCourse()).replace(
            '"price":null',
            `"price":{"amount":${amount},"currency":"EUR"}`,
          ),
        ),
      ).toMatchObject(invalid);
  });

  it.each([
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-00-10',
    '10000-01-01',
    '-0001-01-01',
    '2026-1-1',
    '2026-01-01T00:00:00Z',
    '2026-01-01+14:00',
    '01/02/2026',
    '20260101',
    '',
    'tomorrow',
  ])('"%s" is no day to start on', async (startsOn) => {
    expect(await call(teacher, 'courses.create', { body: newCourse({ startsOn }) })).toMatchObject(
      invalid,
    );
  });

  it('a leap day is one', async () => {
    const body = newCourse({ startsOn: '2028-02-29' });
    expect(await call(teacher, 'courses.create', { body })).toMatchObject({
      status: 201,
      body: { startsOn: '2028-02-29' },
    });
  });

  it('a second of a video is a number within a day, and stored as one', async () => {
    const learner = await newPerson();
    const { courseId, moduleId, blockId } = await makeCourse(world, teacher);
    await ok(learner, 'enrollments.enroll', { params: { courseId }, body: {} });
    const at = (seconds: string) =>
      raw({
        method: 'PUT',
        path: `/courses/${courseId}/modules/${moduleId}/blocks/${blockId}/progress`,
        headers: { ...headers(), ...learner.headers },
        body: `{"state":"started","positionSeconds":${seconds}}`,
      });
    for (const seconds of ['1e999', '-1', '86401', '9007199254740993', 'null', '"1"'])
      expect(await at(seconds)).toMatchObject(invalid);
    for (const [seconds, stored] of [
      ['-0', 0],
      ['0.1', 0.1],
      ['1e-300', 0],
      ['0.12345', 0.123],
      ['86400', 86_400],
    ] as const) {
      expect(await at(seconds)).toMatchObject({ status: 200 });
      const progress = (await table.items()).find(
        ({ pk, sk }) => pk.includes(learner.userId) && sk.startsWith('PROGRESS'),
      );
      expect(Number(progress?.positionSeconds) + 0).toBe(stored);
    }
  });
});
