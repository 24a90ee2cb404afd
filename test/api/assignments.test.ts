import { describe, expect, it } from 'vitest';
import { sha256Of } from '../support/sha256-of.ts';
import { jpeg } from '../support/media-files.ts';
import { post } from '../support/media-scene.ts';
import {
  createAssignment,
  createFilesAssignment,
  createTextAssignment,
  workOf,
} from '../world/assignments.ts';
import { makeCourse } from '../world/courses.ts';
import { plantExtension } from '../world/plant-extension.ts';
import { learnerOf } from '../world/quizzes.ts';
import { startWorld, type Person } from '../world/world.ts';

const world = await startWorld();
const { call, newPerson, ok, runtime } = world;
const teacher = await newPerson('teachers', 'Grace');
const dayMs = 86_400_000;

const yesterday = new Date(Date.now() - dayMs).toISOString().slice(0, 10);
const day = (days: number) => ({ day: days, time: '00:00', timeZone: 'UTC' });
const course = await makeCourse(world, teacher, { startsOn: yesterday });
const { courseId } = course;

type At = { courseId: string; assignmentId: string };
const at = (assignmentId: string): At => ({ courseId, assignmentId });
const page = (person: Person, { assignmentId }: At) =>
  ok(person, 'assignments.get', { params: { assignmentId } });
const save = (person: Person, params: At, version: number | null, draft = workOf('Mine.')) =>
  call(person, 'assignments.saveDraft', { params, body: { version, draft } });
const submit = (person: Person, params: At, version: number, confirmed = false) =>
  call(person, 'assignments.submit', { params, body: { version, confirmed } });
const codeOf = async (asked: Promise<{ problem: { code: string } | null }>) =>
  (await asked).problem?.code;

/** A picture that somebody sends for an assignment; its id once it was looked at. */
async function picture(person: Person, params: At, content = jpeg(8, 8)): Promise<string> {
  const { file, upload } = await ok(person, 'media.createWorkUpload', {
    body: {
      fileName: 'work.jpg',
      contentType: 'image/jpeg',
      bytes: content.byteLength,
      work: { kind: 'assignment', ...params },
    },
  });
  await post(upload, content);
  await runtime.drained();
  return file.mediaId;
}

describe('the story of handing in', async () => {
  const params = at(
    await createAssignment(world, teacher, course, {
      handIn: {
        text: { mostWords: 5 },
        files: { accepts: ['image/jpeg'], most: 1, mostBytes: 50_000 },
        link: true,
        recording: null,
      },
      attempts: 2,
      due: day(900),
      closes: day(901),
      statement: { en: 'It is mine.' },
    }),
  );
  const ada = await learnerOf(world, course);
  const content = jpeg(8, 8);
  let mediaId = '';

  it('begins with a page that says what is asked for, until when and why', async () => {
    expect(await page(ada, params)).toMatchObject({
      ...params,
      state: 'none',
      label: 'pending',
      draft: null,
      submissions: [],
      counts: null,
      canWithdraw: false,
      refusal: null,
      locks: [],
      opens: { at: null, because: 'none' },
      due: { because: 'course' },
      statement: { en: 'It is mine.' },
    });
  });

  it('goes on with a draft, over the version that was seen: a second device is shown the first one’s', async () => {
    expect(await save(ada, params, null)).toMatchObject({ status: 200, body: { version: 1 } });
    expect(await page(ada, params)).toMatchObject({ state: 'draft', draft: { version: 1 } });
    expect(await save(ada, params, 1, workOf('From the phone.'))).toMatchObject({
      body: { version: 2 },
    });
    const second = await save(ada, params, 1, workOf('From the desk.'));
    expect(second.problem).toMatchObject({
      code: 'stale_version',
      current: { version: 2, text: workOf('From the phone.').text },
    });
    expect(await codeOf(save(ada, params, null))).toBe('stale_version');
  });

  it('says what is wrong with it before it goes, and keeps it', async () => {
    mediaId = await picture(ada, params, content);
    await save(ada, params, 2, workOf('One two three four five six', [mediaId]));
    const { problem } = await submit(ada, params, 3);
    expect(problem).toMatchObject({
      code: 'invalid_request',
      issues: [
        { path: ['draft', 'text'], code: 'too_many_words' },
        { path: ['confirmed'], code: 'not_confirmed' },
      ],
    });
    expect(await codeOf(submit(ada, params, 2, true))).toBe('stale_version');
    await save(ada, params, 3, workOf('One two three', [mediaId]));
  });

  it('ends with a receipt: names, sizes, hashes and the instant', async () => {
    const { body: receipt } = await submit(ada, params, 4, true);
    expect(receipt).toMatchObject({
      number: 1,
      isLate: false,
      isWithdrawn: false,
      words: 3,
      link: null,
      files: [
        {
          mediaId,
          fileName: 'work.jpg',
          contentType: 'image/jpeg',
          bytes: content.byteLength,
          sha256: sha256Of(content),
        },
      ],
    });
    await runtime.drained();
    const [mail, ...others] = runtime.outbox.list(ada.email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('> work.jpg');
    expect(mail?.text).toContain(sha256Of(content));
    const seen = await page(ada, params);
    expect(seen).toMatchObject({
      state: 'submitted',
      label: 'submitted',
      counts: 1,
      canWithdraw: true,
      submissions: [{ ...receipt, mailedTo: ada.email }],
      draft: { version: 4 },
      refusal: null,
    });
    expect(seen.links.map((link) => link.mediaId)).toEqual([mediaId]);
    const own = await ok(ada, 'assignments.getSubmission', { params: { ...params, number: '1' } });
    expect(own).toMatchObject({
      ...receipt,
      mailedTo: ada.email,
      text: workOf('One two three').text,
      feedback: null,
    });
    const answer = await fetch(own.links[0]?.url ?? '');
    expect(sha256Of(new Uint8Array(await answer.arrayBuffer()))).toBe(sha256Of(content));
  });

  it('keeps what was handed in, whatever becomes of the draft, and each attempt', async () => {
    await save(ada, params, 4, { ...workOf('Again'), link: 'https://example.com/work' });
    expect(await codeOf(call(ada, 'media.removeWorkFile', { params: { mediaId } }))).toBe(
      'media_in_use',
    );
    const { body: second } = await submit(ada, params, 5, true);
    expect(second).toMatchObject({ number: 2, files: [], link: 'https://example.com/work' });
    expect(await codeOf(save(ada, params, 5))).toBe('no_attempts_left');
    expect(await page(ada, params)).toMatchObject({
      counts: 2,
      refusal: 'no_attempts_left',
      submissions: [{ number: 2 }, { number: 1, files: [{ mediaId }] }],
    });
  });

  it('can be taken back: it stays readable, the one before counts, and the attempt is there again', async () => {
    const number = { params: { ...params, number: '2' } };
    expect(await ok(ada, 'assignments.withdraw', number)).toMatchObject({ isWithdrawn: true });
    expect(await ok(ada, 'assignments.withdraw', number)).toMatchObject({ isWithdrawn: true });
    expect(await ok(ada, 'assignments.getSubmission', number)).toMatchObject({ number: 2 });
    expect(await page(ada, params)).toMatchObject({ counts: 1, refusal: null, state: 'submitted' });
    const { body: third } = await submit(ada, params, 5, true);
    expect(third).toMatchObject({ number: 3 });
  });
});

describe('the list of assignments', async () => {
  const own = await makeCourse(world, teacher, { startsOn: yesterday });
  const listOf = async (person: Person, query: object = {}) => {
    await runtime.drained();
    return ok(person, 'assignments.list', { query });
  };

  it('has what is urgent first, and says how each is', async () => {
    const bob = await learnerOf(world, own);
    const make = (changes: object) => createTextAssignment(world, teacher, own, changes);
    const closed = await make({ due: day(0), closes: day(0) });
    const open = await make({});
    const soon = await make({ due: day(800) });
    const overdue = await make({ due: day(0) });
    const done = await make({ due: day(0), passPercent: 50 });
    const params = { courseId: own.courseId, assignmentId: done };
    await save(bob, params, null);
    await submit(bob, params, 1);
    const { items, courses } = await listOf(bob);
    expect(items.map(({ assignmentId, label }) => [assignmentId, label])).toEqual([
      [overdue, 'notSubmitted'],
      [soon, 'pending'],
      [open, 'pending'],
      [done, 'late'],
      [closed, 'notSubmitted'],
    ]);
    expect(items[3]).toMatchObject({
      state: 'submitted',
      score: null,
      isPassed: null,
      locks: [],
      courseId: own.courseId,
    });
    expect(courses).toHaveLength(1);
    const late = await listOf(bob, { label: 'late' });
    expect(late.items.map(({ assignmentId }) => assignmentId)).toEqual([done]);
    expect((await listOf(bob, { courseId })).items).toEqual([]);
  });

  it('is of the courses that somebody is in, a page of them at a time', async () => {
    const other = await makeCourse(world, teacher);
    const eve = await learnerOf(world, other);
    await ok(eve, 'enrollments.enroll', { params: { courseId: own.courseId }, body: {} });
    await createTextAssignment(world, teacher, other, {});
    const first = await listOf(eve, { limit: '1' });
    const second = await listOf(eve, { limit: '1', cursor: first.nextCursor });
    expect([first.courses.length, second.courses.length, second.nextCursor]).toEqual([1, 1, null]);
    expect(new Set([...first.courses, ...second.courses].map((one) => one.courseId)).size).toBe(2);
  });
});

describe('an extension', async () => {
  it('moves the dates of one person, and gives them attempts', async () => {
    const params = at(
      await createTextAssignment(world, teacher, course, { due: day(0), closes: day(0) }),
    );
    const [ada, bob] = [await learnerOf(world, course), await learnerOf(world, course)];
    expect(await codeOf(save(bob, params, null))).toBe('assignment_closed');
    const dueAt = new Date(Date.now() + dayMs).toISOString();
    await plantExtension(world, {
      userId: ada.userId,
      ...params,
      by: teacher.userId,
      dueAt,
      moreAttempts: 1,
    });
    expect(await page(ada, params)).toMatchObject({
      due: { at: dueAt, because: 'person' },
      closes: { at: dueAt, because: 'due' },
      refusal: null,
      attempts: 2,
    });
    expect(await page(bob, params)).toMatchObject({ attempts: 1, refusal: 'assignment_closed' });
    await save(ada, params, null);
    expect((await submit(ada, params, 1)).body).toMatchObject({ dueAt, isLate: false });
    await save(ada, params, 1);
    expect((await submit(ada, params, 2)).status).toBe(201);
    expect(await codeOf(save(ada, params, 2))).toBe('no_attempts_left');
  });
});

describe('files of a draft', async () => {
  const params = at(await createFilesAssignment(world, teacher, course));
  const ada = await learnerOf(world, course);

  it('go after a day once nothing names them, and stay while a submission does', async () => {
    const [one, other] = [await picture(ada, params), await picture(ada, params)];
    const of = (mediaId: string) => ok(ada, 'media.getWorkFile', { params: { mediaId } });
    await save(ada, params, null, { ...workOf(''), text: null, files: [one, other] });
    expect([(await of(one)).goesAt, (await of(other)).goesAt]).toEqual([null, null]);
    await save(ada, params, 1, { ...workOf(''), text: null, files: [one] });
    expect((await of(other)).goesAt).not.toBeNull();
    await submit(ada, params, 2);
    expect(await of(one)).toMatchObject({ state: 'ready', goesAt: null });
  });
});

describe('what the rules of a block say', async () => {
  it('of completion: handed in is done, and stays so', async () => {
    const params = at(
      await createTextAssignment(world, teacher, course, { completion: { rule: 'submitted' } }),
    );
    const ada = await learnerOf(world, course);
    const doneIn = async () => {
      const { outline } = await ok(ada, 'catalog.getCourse', { params: { courseId } });
      return JSON.stringify(outline).includes(`"state":"done"`);
    };
    expect(await doneIn()).toBe(false);
    await save(ada, params, null);
    expect(await doneIn()).toBe(false);
    await submit(ada, params, 1);
    expect(await doneIn()).toBe(true);
    await ok(ada, 'assignments.withdraw', { params: { ...params, number: '1' } });
    expect(await doneIn()).toBe(true);
  });
});
