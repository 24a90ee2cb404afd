import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallInput } from '#shared/contract/client.ts';
import { allRoutes, type RouteId } from '#shared/contract/index.ts';
import type { Fault, FrontCall } from '#local/front/create-front.ts';
import { startHere } from '#local/lambda/start-here.ts';
import { startProcess } from '#local/lambda/start-process.ts';
import { largeFilm } from '../support/large-file.ts';
import { shareOf } from '../support/share.ts';
import { makeCourse } from '../world/courses.ts';
import { trueFalse } from '../world/questions.ts';
import { createFilesAssignment } from '../world/assignments.ts';
import { markByHand } from '../world/mark-by-hand.ts';
import { makeQuiz } from '../world/quizzes.ts';
import { fromEarliest, miss, nextDay, questionOf, truth } from '../world/reviews.ts';
import { type Change, openRawTable, type RawItem } from '../world/raw-table.ts';
import { createRequests } from '../features/index.ts';
import { makeScene, type Scene } from '../world/scene.ts';
import { startWorld, type Person } from '../world/world.ts';

let fault: (call: FrontCall) => Fault | undefined = () => undefined;
/** Told of each call to the table that has ended. */
let ended: (call: FrontCall) => void = () => undefined;
/** Where functions run that are started from now on. */
let startEnvironment = startHere;
const world = await startWorld({
  fault: (call) => fault(call),
  onCall: (call) => ended(call),
  measuresCapacity: () => false,
  startEnvironment: (...given) => startEnvironment(...given),
});
const { call, newPerson, ok, runtime } = world;
const table = openRawTable(world);
const admin = await newPerson('admins');
const owner = await newPerson('teachers');
const requests = createRequests(world, admin);

const writes = allRoutes.filter(({ method }) => method !== 'GET');
/** The functions that work after the answer. */
const afterwards = /projections|effects|sign-up/i;
const isWrite = ({ action, functionRole }: FrontCall) =>
  action === 'TransactWriteItems' && !afterwards.test(functionRole);

/** Lets something go wrong with the first `times` writes of a request. */
function breakWrites(kind: Fault['kind'], times: number, ms?: number) {
  let left = times;
  fault = (one) => {
    if (!isWrite(one) || left === 0) return undefined;
    left -= 1;
    return { kind, ...(ms === undefined ? {} : { ms }) };
  };
}
const mend = () => {
  fault = () => undefined;
};

const numbersOf = (item: RawItem) =>
  Object.entries(item)
    .filter((pair): pair is [string, number] => typeof pair[1] === 'number')
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** Whether an item's time has passed, so that the sweeper may take it at any moment. */
const hasExpired = ({ expiresAt }: RawItem) =>
  typeof expiresAt === 'number' && expiresAt * 1000 <= Date.now();

/** The items that the stream makes anew from an outline, and how often it says so. */
const countedAnew = new Set<unknown>([
  'BookTelling',
  'Stats',
  'KeptOutline',
  'KeptQuizzes',
  'KeptAssignments',
  'KeptGrading',
]);

/**
 * The changes: the kinds of items that came, and by how much which numbers moved. What is counted by the hour moves by
 * as much, whether its item is there already or an hour has begun. How often the stream had a course counted tells in
 * how many batches it brought the changes, and nothing of the request: only what was counted does. People are counted
 * in any of several items: the one that was met may be there already, or not yet.
 */
function effectOf(changes: Map<string, Change>): string[] {
  const lines: string[] = [];
  for (const [key, { was, is }] of changes) {
    if (is === undefined) {
      if (was && !hasExpired(was)) lines.push(`removed ${key.split('#')[0]}`);
      continue;
    }
    if (isDeepStrictEqual(was, is)) continue;
    const kind = is.entity ?? is.sk;
    if (kind.endsWith('Quota')) {
      lines.push(`counted ${kind} ${Number(is['uses']) - Number(was?.['uses'] ?? 0)}`);
      continue;
    }
    const isPart = kind === 'PeopleCounts';
    const moved = numbersOf(is)
      // The number of times that the stream counted a course depends on how its records lay in batches.
      .filter(([name]) => name !== 'expiresAt' && !(countedAnew.has(kind) && name === 'recounts'))
      .filter(([name, value]) => was?.[name] !== value)
      .map(
        ([name, value]) =>
          `${name}${was || isPart ? ` +${value - Number(was?.[name] ?? 0)}` : `=${value}`}`,
      );
    lines.push(`${isPart ? 'counted' : was ? 'changed' : 'added'} ${kind} ${moved.join(' ')}`);
  }
  return lines.sort();
}

/** The routes that one person takes once, or that are counted by person: each time it is somebody else. */
const once: RouteId[] = [
  'accounts.requestTeacherRole',
  'accounts.explainTeacherRequest',
  'accounts.requestEmailChange',
  'accounts.requestDeletion',
  'accounts.cancelDeletion',
  'accounts.noteSession',
  'media.createPhotoUpload',
  'notes.create',
  'progress.seeNews',
  'quizzes.setReview',
  'quizzes.answerReview',
  'help.sendMessage',
];
/** The acts of students in a course. */
const ofStudents =
  /^((enrollments|progress|notes|quizzes|assignments)\.|media\.\w+Work|groups\.(join|leave)$)/;
/** The ways into a course: who tries them is not in it yet. */
const comingIn: RouteId[] = [
  'enrollments.enroll',
  'enrollments.joinWaitingList',
  'enrollments.request',
];
// What counts or holds is made with the first one, so that every further one finds it there.
await ok(admin, 'banks.createRubric', { body: { name: 'The first', rubric: { criteria: [] } } });
await ok(admin, 'submissions.keepComment', { body: { text: 'The first.' } });
await ok(admin, 'media.createUpload', {
  params: { courseId: (await makeCourse(world, admin)).courseId },
  body: { fileName: 'first.pdf', contentType: 'application/pdf', bytes: 10 },
});
await ok(admin, 'courses.setFeatured', { body: { courseIds: [], version: 0 } });
await ok(admin, 'courses.setPaymentText', { body: { text: { en: 'Ask us.' }, version: 0 } });

/** The state of a course in which a route has an effect there. */
async function prepare(id: RouteId, { courseId }: Scene, person: Person): Promise<void> {
  const params = { courseId };
  if (ofStudents.test(id) && !comingIn.includes(id))
    await ok(person, 'enrollments.enroll', { params, body: {} });
  if (id === 'accounts.explainTeacherRequest')
    await ok(person, 'accounts.requestTeacherRole', { body: {} });
  if (id === 'enrollments.request') {
    const { version } = (await ok(admin, 'catalog.getCourse', { params })).course;
    await ok(admin, 'courses.update', { params, body: { version, enrollmentMode: 'approval' } });
  }
}

const film = largeFilm(1000);

const numbers = { query: { numbers: film.numbers.join() } };
async function sendAll(parts: { number: number; url: string }[]) {
  for (const { number, url } of parts) {
    const sent = await fetch(url, { method: 'PUT', body: new Uint8Array(film.part(number)) });
    expect(sent.status).toBe(200);
  }
}

/** An upload of which everything is there, and nothing joined. */
async function wholeUpload({ courseId }: Scene) {
  const { media } = await ok(admin, 'media.beginUpload', {
    params: { courseId },
    body: film.about,
  });
  const params = { courseId, mediaId: media.mediaId };
  await sendAll((await ok(admin, 'media.signParts', { params, ...numbers })).parts);
  return { params };
}

/** The same of a file that is handed in. */
async function wholeWorkUpload({ courseId, moduleId }: Scene) {
  const assignmentId = await createFilesAssignment(world, admin, { courseId, moduleId });
  const work = { kind: 'assignment' as const, courseId, assignmentId };
  const { file } = await ok(admin, 'media.beginWorkUpload', { body: { ...film.about, work } });
  const params = { mediaId: file.mediaId };
  await sendAll((await ok(admin, 'media.signWorkParts', { params, ...numbers })).parts);
  return { params };
}

/** The link by which somebody without an account ends the mails of invitations: it comes with one. */
async function mailedLink({ courseId }: Scene) {
  const email = `${randomUUID()}@example.com`;
  await ok(admin, 'enrollments.invite', { params: { courseId }, body: { emails: [email] } });
  await runtime.drained();
  const [mail] = runtime.outbox.list(email);
  const link = /^<([^>]+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
  return { params: { token: link.split('/').at(-1) ?? '' } };
}

/** An address whose mails have been ended. */
async function endedMails(scene: Scene) {
  const { params } = await mailedLink(scene);
  await ok(null, 'enrollments.stopMail', { params, body: {} });
  return { params };
}

/** A question that somebody missed yesterday, so that they are asked it again today. */
async function questionDue(scene: Scene) {
  const { person } = scene;
  const quiz = await makeQuiz(world, admin, [trueFalse('One'), trueFalse('Two')], {
    course: scene,
  });
  await fromEarliest(world, person);
  await ok(person, 'quizzes.setReview', { body: { isOn: true } });
  await miss(world, person, quiz);
  await nextDay(world, person);
  return { params: { questionId: questionOf(quiz, 1) }, body: { answer: truth(true) } };
}

/** Work that somebody was given back, with what was said of it. */
async function workReturned(scene: Scene) {
  const { params, body } = await requests['assignments.readFeedback'](scene);
  const { courseId, assignmentId } = params;
  const place = { courseId, assignmentId, userId: scene.person.userId };
  await markByHand(table, place, { state: 'returned', releasedAt: null });
  return { params, body };
}

/** Work whose mark was released, with a request for another look. */
async function workReleased(scene: Scene) {
  const { params, body } = await requests['assignments.requestLook'](scene);
  const { courseId, assignmentId } = params;
  const place = { courseId, assignmentId, userId: scene.person.userId };
  await markByHand(table, place, { state: 'marked', releasedAt: '2026-03-01T10:00:00.000Z' });
  return { params, body };
}

/** The request in place of a valid one that would have no effect. */
const effective: { [Id in RouteId]?: (scene: Scene) => Promise<object> } = {
  'media.completeUpload': wholeUpload,
  'media.completeWorkUpload': wholeWorkUpload,
  'quizzes.answerReview': questionDue,
  'assignments.readFeedback': workReturned,
  'assignments.requestLook': workReleased,
  'enrollments.stopMail': async (scene) => ({ ...(await mailedLink(scene)), body: {} }),
  'enrollments.resumeMail': endedMails,
  // The mails to an address are counted by address: each time it is another.
  'enrollments.invite': async ({ courseId }) => ({
    params: { courseId },
    body: { emails: [`${randomUUID()}@example.com`] },
  }),
};
const inputOf = async (id: RouteId, scene: Scene) => (effective[id] ?? requests[id])(scene);

/** A write on a scene of its own: its status and its effect. */
async function playOnce(id: RouteId, during: () => void | (() => Promise<void> | undefined)) {
  const person = once.includes(id) ? await newPerson() : admin;
  const scene: Scene = await makeScene(world, admin, person);
  await prepare(id, scene, person);
  const input = { ...(await inputOf(id, scene)), idempotencyKey: randomUUID() } as CallInput<
    typeof id
  >;
  // The preparations and what follows from them are done: nobody else works when it fails.
  const changes = await table.watch();
  const landed = during();
  const first = await call(person, id, input);
  mend();
  await landed?.();
  const effect = effectOf(await changes());
  return { first, effect, changes, repeat: () => call(person, id, input) };
}

/** The same, and what it does when it comes again. */
async function play(...played: Parameters<typeof playOnce>) {
  const { first, effect, changes, repeat } = await playOnce(...played);
  const again = await repeat();
  return { first, effect, again, afterwards: effectOf(await changes()) };
}

let enrolled: ReturnType<typeof playOnce> | undefined;
/** Somebody enrolls, and nothing goes wrong. */
const ordinaryEnrollment = () => (enrolled ??= playOnce('enrollments.enroll', mend));

describe('case 90: the write was done, and its answer is lost', () => {
  it.each(shareOf(writes, 'lost answers'))(
    '$id has its effect once, and is answered as ever',
    async ({ id, status = 200 }) => {
      const ordinary = await playOnce(id as RouteId, mend);
      const lost = await play(id as RouteId, () => breakWrites('reset-after', 1));
      expect(ordinary.first.status).toBe(status);
      expect(lost.first.status).toBe(status);
      expect(lost.effect).toEqual(ordinary.effect);
      expect(lost.again).toMatchObject({ status, body: lost.first.body });
      expect(lost.afterwards).toEqual(ordinary.effect);
    },
  );

  it('however often it is lost: the remembered answer is found', async () => {
    const lost = await play('enrollments.enroll', () => breakWrites('reset-after', 3));
    expect(lost.first).toMatchObject({ status: 201 });
    expect(lost.again).toMatchObject({ status: 201, body: lost.first.body });
    const { effect } = await ordinaryEnrollment();
    expect(lost.effect).toEqual(effect);
  });
});

describe('cases 87 and 88: the table refuses for a while', () => {
  it.each(['conflict', 'throttle', '500'] as const)(
    'by "%s", twice: the write is tried again and succeeds, once',
    async (kind) => {
      const ordinary = await ordinaryEnrollment();
      const troubled = await play('enrollments.enroll', () => breakWrites(kind, 2));
      expect(troubled.first).toMatchObject({ status: 201 });
      expect(troubled.effect).toEqual(ordinary.effect);
    },
  );

  it.each(['conflict', 'throttle', '500'] as const)(
    'by "%s", for good: 503 with a time to come back, nothing written, and later it succeeds',
    async (kind) => {
      const troubled = await play('enrollments.enroll', () => breakWrites(kind, Infinity));
      expect(troubled.first).toMatchObject({ status: 503, problem: { code: 'busy' } });
      expect(Number(troubled.first.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(troubled.effect).toEqual([]);
      expect(troubled.again).toMatchObject({ status: 201 });
    },
  );
});

describe('case 88: the table leaves reads unprocessed', () => {
  const reads = allRoutes.filter(({ method }) => method === 'GET');
  const byEach: readonly RouteId[] = ['rosters.list', 'catalog.getCourse'];
  const tried = new Set<string>([
    ...byEach,
    ...shareOf(reads, 'unprocessed reads').map(({ id }) => id),
  ]);
  let batches = 0;
  const leave = (times: number) => {
    batches = 0;
    fault = ({ action, functionRole }) => {
      if (action !== 'BatchGetItem' || afterwards.test(functionRole)) return undefined;
      batches += 1;
      return batches <= times ? { kind: 'unprocessed' } : undefined;
    };
  };

  it('for good: no list is short of anybody, nothing looks missing: 503, to be tried again', async () => {
    const scene = await makeScene(world, admin, admin);
    await ok(admin, 'enrollments.enroll', { params: { courseId: scene.courseId }, body: {} });
    // Lists that the stream keeps have somebody in them.
    await runtime.drained();
    const answered: string[] = [];
    const inputs = new Map<RouteId, CallInput<RouteId>>();
    // A function that reads several batches at once is answered with the first that fails, and the others are tried to
    // their end beside the next request: which routes read any is found out while none fails.
    leave(0);
    for (const id of [...tried] as RouteId[]) {
      const input = (await requests[id](scene)) as CallInput<RouteId>;
      const before = batches;
      await call(admin, id, input);
      if (batches > before) inputs.set(id, input);
    }
    for (const [id, input] of inputs) {
      leave(Infinity);
      const answer = await call(admin, id, input);
      mend();
      answered.push(id);
      expect([id, answer.status, answer.problem?.code]).toEqual([id, 503, 'busy']);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(answered).toEqual(expect.arrayContaining([...byEach]));
  });

  it('for a moment: they are asked for again, and all are there', async () => {
    const { courseId } = await makeCourse(world, owner);
    const ordinary = await ok(owner, 'catalog.getCourse', { params: { courseId } });
    leave(2);
    const answer = await call(owner, 'catalog.getCourse', { params: { courseId } });
    mend();
    expect(answer).toMatchObject({ status: 200, body: ordinary });
  });
});

describe('case 92: the function dies in the middle of a write', () => {
  const startAnew = (by: typeof startEnvironment) => {
    startEnvironment = by;
    for (const name of runtime.functions.names) runtime.functions.reload(name);
  };
  // Only what has a process can be killed.
  beforeAll(() => startAnew(startProcess));
  afterAll(() => startAnew(startHere));

  /**
   * Kills whatever works, and with it the function that asks for its write number `at`; the write itself is on
   * its way, and comes through after its writer is dead. Whoever looks at the table waits for it.
   */
  function killAtWrite(at: number) {
    let writes = 0;
    const { promise, resolve } = Promise.withResolvers<void>();
    fault = (one) => {
      if (!isWrite(one)) return undefined;
      writes += 1;
      if (writes !== at) return undefined;
      ended = (call) => isWrite(call) && resolve();
      void runtime.functions.killRandom(() => 0);
      return { kind: 'delay', ms: 200 };
    };
    return () => (writes < at ? undefined : promise);
  }

  it.each([1, 2, 3])(
    'at its write number %i, as far as it makes so many: all is there or nothing, and the next try completes it',
    async (at) => {
      const ordinary = await ordinaryEnrollment();
      const killed = await play('enrollments.enroll', () => killAtWrite(at));
      expect(killed.first.status === 201 || killed.first.status >= 500).toBe(true);
      expect([[], ordinary.effect]).toContainEqual(killed.effect);
      expect(killed.again.status).toBe(201);
      expect(killed.afterwards).toEqual(ordinary.effect);
    },
  );
});

describe('case 91: the table is slower than anybody waits', () => {
  it('a write that comes through late is found; no lock stays, and its effect is there once', async () => {
    const slow = await play('enrollments.enroll', () => breakWrites('delay', Infinity, 2500));
    expect([201, 503]).toContain(slow.first.status);
    expect(slow.again).toMatchObject({ status: 201 });
    const { effect } = await ordinaryEnrollment();
    expect(slow.afterwards).toEqual(effect);
  });

  it('a reader is told to come back, and the function lives on', async () => {
    const { courseId } = await makeCourse(world, owner);
    fault = ({ action }) => (action === 'Query' ? { kind: 'delay', ms: 3000 } : undefined);
    const answer = await call(owner, 'catalog.getCourse', { params: { courseId } });
    mend();
    expect(answer.status).toBe(503);
    expect(await call(owner, 'catalog.getCourse', { params: { courseId } })).toMatchObject({
      status: 200,
    });
  });
});

it('case 99: while the keys cannot be had, nobody is let in and nobody is called a stranger', async () => {
  fault = ({ action }) => (action === 'jwks' ? { kind: '500' } : undefined);
  for (const name of runtime.functions.names) runtime.functions.reload(name);
  const answer = await call(owner, 'accounts.getMe');
  mend();
  expect(answer).toMatchObject({ status: 503, problem: { code: 'busy' } });
  expect(await call(owner, 'accounts.getMe')).toMatchObject({ status: 200 });
});
