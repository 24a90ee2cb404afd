import { afterEach, describe, expect, it } from 'vitest';
import type { WorkFilePart } from '#shared/schemas/work-files.ts';
import { jpeg, webm } from '../support/media-files.ts';
import { post } from '../support/media-scene.ts';
import { createFilesAssignment, createTextAssignment, workOf } from '../world/assignments.ts';
import { makeCourse } from '../world/courses.ts';
import { markByHand } from '../world/mark-by-hand.ts';
import { plantExtension } from '../world/plant-extension.ts';
import { learnerOf } from '../world/quizzes.ts';
import { openRawTable } from '../world/raw-table.ts';
import { readyFile } from '../world/work-file.ts';
import { startWorld, type Person } from '../world/world.ts';

const start = Date.now();
const dayMs = 86_400_000;
/** The gateway's clock: how far it was moved, and where it stands still; it never goes back, as its throttling needs it. */
let ahead = 0;
let stopped: number | null = null;
const gateway = () => stopped ?? Date.now() + ahead;
/** The requests to the table that the function of those who hand in sends, by what they are. */
let sent: string[] = [];
/** Told of its next transaction, which is on its way until it is let through. */
let held: { begun: () => void; through: Promise<void> } | undefined;
const world = await startWorld({
  now: gateway,
  underWay: ({ action, functionRole }) => {
    if (!/assignments/i.test(functionRole)) return undefined;
    sent.push(action);
    if (!held || action !== 'TransactWriteItems') return undefined;
    const { begun, through } = held;
    held = undefined;
    begun();
    return through;
  },
});
const { call, newPerson, ok, runtime } = world;
const table = openRawTable(world);
const teacher = await newPerson('teachers', 'Grace');
const course = await makeCourse(world, teacher);
const { courseId } = course;
afterEach(() => {
  ahead = Math.max(ahead, gateway() - Date.now());
  stopped = null;
});

type At = { courseId: string; assignmentId: string };
const make = async (changes: Parameters<typeof createTextAssignment>[3] = {}): Promise<At> => ({
  courseId,
  assignmentId: await createTextAssignment(world, teacher, course, changes),
});
const somebody = () => learnerOf(world, course);
const page = (person: Person, { assignmentId }: At) =>
  call(person, 'assignments.get', { params: { assignmentId } });
const save = (person: Person, params: At, version: number | null, draft = workOf('Mine.')) =>
  call(person, 'assignments.saveDraft', { params, body: { version, draft } });
const submit = (person: Person, params: At, version = 1) =>
  call(person, 'assignments.submit', { params, body: { version, confirmed: true } });
const numbered = (params: At, number = '1') => ({ params: { ...params, number } });
const codeOf = async (asked: Promise<{ status: number; problem: { code: string } | null }>) => {
  const { status, problem } = await asked;
  return [status, problem?.code];
};
const extend = (
  person: Person,
  params: At,
  dates: { dueAt?: string; closesAt?: string; version?: number },
) => plantExtension(world, { userId: person.userId, ...params, by: teacher.userId, ...dates });
/** Somebody who has handed in. */
async function handedIn(params: At): Promise<Person> {
  const person = await somebody();
  await ok(person, 'assignments.saveDraft', {
    params,
    body: { version: null, draft: workOf('Mine.') },
  });
  expect((await submit(person, params)).status).toBe(201);
  return person;
}
const iso = (instant: number) => new Date(instant).toISOString();

describe('case 43: the due date and the closing, by the gateway’s clock', () => {
  it.each([
    [-1, { isLate: false }, 'submitted'],
    [0, { isLate: false }, 'submitted'],
    [1, { isLate: true }, 'late'],
  ])('a submit at %i ms from the due date', async (ms, facts, label) => {
    const params = await make();
    const ada = await somebody();
    const due = gateway() + 60_000 + (start % 1000);
    await extend(ada, params, { dueAt: iso(due), closesAt: iso(due + 10) });
    await save(ada, params, null);
    stopped = due + ms;
    const { body } = await submit(ada, params);
    expect(body).toMatchObject({ ...facts, submittedAt: iso(due + ms), dueAt: iso(due) });
    expect((await page(ada, params)).body).toMatchObject({ label });
  });

  it('at the closing is taken, and a millisecond later is not', async () => {
    const [one, other] = [await make(), await make()];
    const ada = await somebody();
    const closes = gateway() + 60_000;
    for (const params of [one, other]) {
      await extend(ada, params, { closesAt: iso(closes) });
      await save(ada, params, null);
    }
    stopped = closes;
    expect((await submit(ada, one)).status).toBe(201);
    stopped = closes + 1;
    expect(await codeOf(submit(ada, other))).toEqual([403, 'assignment_closed']);
    expect(await codeOf(save(ada, other, 1))).toEqual([403, 'assignment_closed']);
    expect(await codeOf(call(ada, 'assignments.withdraw', numbered(one)))).toEqual([
      403,
      'assignment_closed',
    ]);
  });

  it('a time that the request names is refused', async () => {
    const params = await make();
    const ada = await somebody();
    await save(ada, params, null);
    const body = { version: 1, confirmed: true, submittedAt: iso(start - dayMs) };
    const refused = await call(ada, 'assignments.submit', { params, body });
    expect([refused.status, refused.problem?.code]).toEqual([400, 'invalid_request']);
    expect((await page(ada, params)).body.submissions).toEqual([]);
  });
});

it('case 42: a student extends nothing, and sees no extension of anybody else', async () => {
  const params = await make();
  const [ada, bob] = [await somebody(), await somebody()];
  await extend(ada, params, { dueAt: iso(start + dayMs) });
  expect((await page(ada, params)).body.due).toMatchObject({ because: 'person' });
  const other = await page(bob, params);
  expect(other.body.due).toEqual({ at: null, because: 'none' });
  expect(JSON.stringify(other.body)).not.toContain(ada.userId);
});

describe('case 46: when dates change after a submission', () => {
  it('the label follows what holds now, and the submission says what held then', async () => {
    const params = await make();
    const ada = await somebody();
    const held = iso(gateway() + dayMs);
    await extend(ada, params, { dueAt: held });
    await save(ada, params, null);
    expect((await submit(ada, params)).status).toBe(201);
    const before = await ok(ada, 'assignments.getSubmission', numbered(params));
    expect(before).toMatchObject({ isLate: false, dueAt: held });
    await extend(ada, params, { dueAt: iso(start - dayMs), version: 2 });
    const after = (await page(ada, params)).body;
    expect(after).toMatchObject({ label: 'late', due: { at: iso(start - dayMs) } });
    expect(after.submissions).toMatchObject([{ isLate: false, dueAt: held }]);
  });
});

describe('case 47: once somebody has begun to mark it', () => {
  it('nothing of it changes, and it stays readable', async () => {
    const params = await make({ attempts: 5 });
    const ada = await handedIn(params);
    const place = { ...params, userId: ada.userId };
    const locked = [409, 'submission_locked'];
    for (const state of ['begun', 'marked'] as const) {
      await markByHand(table, place, { state, releasedAt: null });
      expect(await codeOf(save(ada, params, 1))).toEqual(locked);
      expect(await codeOf(call(ada, 'assignments.withdraw', numbered(params)))).toEqual(locked);
      const { body } = await page(ada, params);
      expect(body).toMatchObject({
        refusal: 'submission_locked',
        canWithdraw: false,
        state: 'submitted',
      });
      const file = { fileName: 'a.jpg', contentType: 'image/jpeg', bytes: 10 } as const;
      const work = { kind: 'assignment' as const, ...params };
      const asked = call(ada, 'media.createWorkUpload', { body: { ...file, work } });
      expect(await codeOf(asked)).toEqual(locked);
    }
    expect((await ok(ada, 'assignments.getSubmission', numbered(params))).text).toEqual(
      workOf('Mine.').text,
    );
  });

  it('a submit that is on its way when somebody begins is not taken', async () => {
    const params = await make({ attempts: 5 });
    const ada = await handedIn(params);
    await save(ada, params, 1, workOf('Newer.'));
    const begun = Promise.withResolvers<void>();
    const through = Promise.withResolvers<void>();
    held = { begun: begun.resolve, through: through.promise };
    const answer = submit(ada, params, 2);
    await begun.promise;
    await markByHand(
      table,
      { ...params, userId: ada.userId },
      { state: 'begun', releasedAt: null },
    ).finally(through.resolve);
    expect(await codeOf(answer)).toEqual([409, 'submission_locked']);
    expect((await page(ada, params)).body.submissions).toHaveLength(1);
  });

  it('is open again once it was given back, even where no attempt is left', async () => {
    const params = await make();
    const ada = await handedIn(params);
    const place = { ...params, userId: ada.userId };
    await markByHand(table, place, { state: 'returned', releasedAt: null });
    expect((await page(ada, params)).body).toMatchObject({ state: 'returned', refusal: null });
    const { feedback } = await ok(ada, 'assignments.getSubmission', numbered(params));
    expect(feedback).toMatchObject({ kind: 'returned', comment: 'CANARY', mark: null });
    // What goes again as it is goes as a new one.
    expect((await submit(ada, params)).body).toMatchObject({ number: 2 });
    expect((await submit(ada, params)).body).toMatchObject({ number: 2 });
    expect(await codeOf(save(ada, params, 1))).toEqual([409, 'no_attempts_left']);
    await ok(ada, 'assignments.withdraw', numbered(params, '2'));
    expect((await page(ada, params)).body).toMatchObject({ state: 'returned', counts: 1 });
  });
});

describe('case 19: a mark that is not released', () => {
  /** All that its person is told of their work, with what that cost. */
  async function told(person: Person, params: At) {
    await runtime.drained();
    sent = [];
    const seen = [
      (await page(person, params)).body,
      await ok(person, 'assignments.getSubmission', numbered(params)),
      await ok(person, 'assignments.list', { query: { courseId } }),
      await call(person, 'assignments.readFeedback', { ...numbered(params), body: {} }),
    ];
    const cost = sent;
    const { items } = await ok(person, 'accounts.exportMe');
    return { whole: JSON.parse(JSON.stringify([...seen, items], still)) as unknown, cost };
  }
  /** Without what the clock alone changes. */
  const still = (name: string, value: unknown) =>
    ['now', 'expiresAt', 'url', 'headers', 'requestId'].includes(name) ? undefined : value;

  it('is nowhere: page, submission, list, export and what they cost are as before', async () => {
    const params = await make({ attempts: 1, passPercent: 50 });
    const ada = await handedIn(params);
    const place = { ...params, userId: ada.userId };
    // Somebody has begun: from then on it is locked, whatever comes of it.
    await markByHand(table, place, { state: 'begun', releasedAt: null });
    const before = await told(ada, params);
    for (const releasedAt of [null, iso(gateway() + dayMs)]) {
      await markByHand(table, place, { state: 'marked', releasedAt });
      const after = await told(ada, params);
      expect(after).toEqual(before);
      expect(JSON.stringify(after.whole)).not.toMatch(/77000|CANARY/);
    }
    await markByHand(table, place, { state: 'marked', releasedAt: iso(gateway() - 1000) });
    const released = await told(ada, params);
    expect(JSON.stringify(released.whole)).toContain('77000');
    expect((await page(ada, params)).body).toMatchObject({ state: 'released', label: 'graded' });
    const own = await ok(ada, 'assignments.getSubmission', numbered(params));
    expect(own.feedback).toMatchObject({
      kind: 'released',
      comment: 'CANARY',
      choices: [{ comment: 'CANARY', points: 77_000 }],
      mark: { points: 77_000 },
    });
    const { readAt } = own.feedback ?? {};
    // The first time counts, and told() has said so.
    expect(readAt).not.toBeNull();
    const again = { ...numbered(params), body: {} };
    expect(await ok(ada, 'assignments.readFeedback', again)).toEqual({ readAt });
  });
});

describe('files', () => {
  const asFiles = async (): Promise<At> => ({
    courseId,
    assignmentId: await createFilesAssignment(world, teacher, course),
  });
  const content = jpeg(8, 8);
  async function announced(person: Person, params: At) {
    const { file, upload } = await ok(person, 'media.createWorkUpload', {
      body: {
        fileName: 'work.jpg',
        contentType: 'image/jpeg',
        bytes: content.byteLength,
        work: { kind: 'assignment', ...params },
      },
    });
    return { mediaId: file.mediaId, upload };
  }
  const sound = (person: Person, params: At, part: WorkFilePart) =>
    readyFile(
      world,
      person,
      { kind: 'assignment', ...params, part },
      { fileName: 'audio.weba', contentType: 'audio/webm', content: webm() },
    );
  async function ready(person: Person, params: At) {
    const { mediaId, upload } = await announced(person, params);
    await post(upload, content);
    await runtime.drained();
    return mediaId;
  }
  const naming = (...files: string[]) => ({ ...workOf(''), text: null, files });
  const saveFiles = (person: Person, params: At, version: number | null, ...files: string[]) =>
    call(person, 'assignments.saveDraft', { params, body: { version, draft: naming(...files) } });

  it('cases 44 and 57: one that is on its way, or never came, is in no draft and in no submission', async () => {
    const params = await asFiles();
    const ada = await somebody();
    const { mediaId, upload } = await announced(ada, params);
    expect(await codeOf(saveFiles(ada, params, null, mediaId))).toEqual([409, 'media_not_ready']);
    expect((await page(ada, params)).body).toMatchObject({ state: 'none', draft: null });
    const closes = gateway() + 1000;
    await extend(ada, params, { closesAt: iso(closes) });
    stopped = closes + 1;
    await post(upload, content);
    await runtime.drained();
    // It has arrived, after the closing: it is never dated back into what was handed in.
    expect(await codeOf(saveFiles(ada, params, null, mediaId))).toEqual([403, 'assignment_closed']);
  });

  it('case 55: of somebody else, of other work, or that there never was, is not handed in', async () => {
    const [params, other] = [await asFiles(), await asFiles()];
    const [ada, bob] = [await somebody(), await somebody()];
    const own = await ready(ada, params);
    const [ofBob, elsewhere] = [await ready(bob, params), await ready(ada, other)];
    const unknown = `${own.slice(0, -4)}0000`;
    for (const mediaId of [ofBob, elsewhere, unknown])
      expect(await codeOf(saveFiles(ada, params, null, own, mediaId))).toEqual([404, 'not_found']);
    expect((await saveFiles(ada, params, null, own)).status).toBe(200);
    expect((await submit(ada, params)).body.files).toMatchObject([{ mediaId: own }]);
  });

  it('case 55: one is of the part that it was sent for, and stands in for none of another', async () => {
    const handIn = {
      text: null,
      files: {
        accepts: ['image/jpeg' as const, 'audio/webm' as const],
        most: 2,
        mostBytes: 50_000,
      },
      link: false,
      recording: { as: 'audio' as const, mostMinutes: 5 },
    };
    const params = {
      courseId,
      assignmentId: await createFilesAssignment(world, teacher, course, { handIn }),
    };
    const ada = await somebody();
    const named = await Promise.all([
      sound(ada, params, 'recording'),
      sound(ada, params, 'recording'),
    ]);
    const { body } = await saveFiles(ada, params, null, ...named);
    expect(body.files.map(({ part }) => part)).toEqual(['recording', 'recording']);
    const { status, problem } = await submit(ada, params);
    expect([status, problem?.issues]).toEqual([
      400,
      [{ path: ['draft', 'files'], code: 'too_many_files' }],
    ]);
    // Whatever it is called: what was sent as a file is one.
    const file = await sound(ada, params, 'files');
    const [recording] = named;
    expect((await saveFiles(ada, params, 1, file, recording)).body.files).toMatchObject([
      { mediaId: file, part: 'files' },
      { mediaId: recording, part: 'recording' },
    ]);
    expect((await submit(ada, params, 2)).status).toBe(201);
  });

  it('case 92: what was handed in names files that stay, and one that fails leaves nothing', async () => {
    const params = await asFiles();
    const ada = await somebody();
    const own = await ready(ada, params);
    await saveFiles(ada, params, null, own);
    const stale = await submit(ada, params, 7);
    expect([stale.status, stale.problem?.code]).toEqual([409, 'stale_version']);
    const kinds = (await table.items())
      .filter((item) => item.pk.includes(ada.userId) || item.userId === ada.userId)
      .map(({ entity }) => entity);
    expect(kinds).not.toContain('Submission');
    expect(kinds).not.toContain('SubmissionAddress');
    expect(kinds).not.toContain('Mark');
  });
});

describe('cases 89 and 92: fifty submits at once', () => {
  it('make one submission with one mark, and each is given its receipt', async () => {
    const params = await make({ attempts: 20 });
    const ada = await somebody();
    await save(ada, params, null);
    const answers = await Promise.all(Array.from({ length: 50 }, () => submit(ada, params)));
    const taken = answers.filter(({ status }) => status === 201);
    expect(taken.length).toBeGreaterThan(0);
    for (const { status, problem } of answers)
      if (status !== 201) expect([status, problem?.code]).toEqual([503, 'busy']);
    expect(new Set(taken.map(({ body }) => body.submissionId)).size).toBe(1);
    const { body } = await page(ada, params);
    expect(body.submissions).toHaveLength(1);
    const items = await table.items();
    const of = (entity: string) =>
      items.filter((one) => one.entity === entity && JSON.stringify(one).includes(ada.userId));
    expect(of('Submission')).toHaveLength(1);
    expect(of('SubmissionAddress')).toHaveLength(1);
    expect(of('MarkChange')).toHaveLength(1);
    expect(of('Mark')).toMatchObject([{ status: 'waiting', releasedAt: null, points: null }]);
  });

  it('submits and withdrawals at once leave one that counts, or none', async () => {
    const params = await make({ attempts: 2 });
    const ada = await somebody();
    await save(ada, params, null);
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        at % 2 === 0
          ? submit(ada, params)
          : call(ada, 'assignments.withdraw', numbered(params)).then(() => undefined),
      ),
    );
    const { body } = await page(ada, params);
    const left = body.submissions.filter(({ isWithdrawn }) => !isWithdrawn);
    expect(left.length).toBeLessThanOrEqual(1);
    expect(body.counts).toBe(left[0]?.number ?? null);
    const [mark] = (await table.items()).filter(
      (one) =>
        one.entity === 'Mark' && one.pk.includes(ada.userId) && one.itemId === params.assignmentId,
    );
    expect(mark?.status).toBe(left.length > 0 ? 'waiting' : 'open');
  });
});

it('case 18: the work of somebody else does not exist', async () => {
  const params = await make();
  const ada = await handedIn(params);
  const peer = await somebody();
  for (const other of [peer, teacher]) {
    expect((await call(other, 'assignments.getSubmission', numbered(params))).status).toBe(404);
    const answer = call(other, 'assignments.readFeedback', { ...numbered(params), body: {} });
    expect((await answer).status).toBe(404);
  }
  expect((await call(peer, 'assignments.withdraw', numbered(params))).status).toBe(404);
  expect((await page(peer, params)).body).toMatchObject({ state: 'none', submissions: [] });
  expect((await page(ada, params)).body).toMatchObject({ counts: 1 });
  expect(await ok(ada, 'assignments.getSubmission', numbered(params))).toMatchObject({ number: 1 });
});

describe.each([
  ['fast', 600_000],
  ['slow', -600_000],
])('case 48: with functions whose clocks are ten minutes %s', async (_, skew) => {
  const now = Math.floor(Date.now() / 1000) * 1000;
  const skewed = await startWorld({ now: () => now, functionSkewMs: () => skew });
  const owner = await skewed.newPerson('teachers');
  const place = await makeCourse(skewed, owner);

  it('a submit near the due date has the verdict of the gateway’s', async () => {
    const ada = await learnerOf(skewed, place);
    for (const [dueAt, isLate] of [
      [now, false],
      [now - 1, true],
    ] as const) {
      const assignmentId = await createTextAssignment(skewed, owner, place);
      const params = { courseId: place.courseId, assignmentId };
      await plantExtension(skewed, {
        userId: ada.userId,
        ...params,
        by: owner.userId,
        dueAt: iso(dueAt),
      });
      await skewed.ok(ada, 'assignments.saveDraft', {
        params,
        body: { version: null, draft: workOf('Mine.') },
      });
      const body = { version: 1, confirmed: true };
      const receipt = await skewed.ok(ada, 'assignments.submit', { params, body });
      expect(receipt).toMatchObject({ isLate, submittedAt: iso(now) });
    }
  });
});
