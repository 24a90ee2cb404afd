import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { lookRequests } from '#functions/data/assignments/look-requests.ts';
import { submissions } from '#functions/data/assignments/submissions.ts';
import { marks } from '#functions/data/marks/marks.ts';
import { makeCourse } from '../world/courses.ts';
import { createTextAssignment, plantSubmission, tableOf } from '../world/planted-submission.ts';
import { learnerOf } from '../world/quizzes.ts';
import { type Person, startWorld } from '../world/world.ts';

const world = await startWorld();
const { call, newPerson, ok, runtime } = world;
const table = tableOf(world);
const teacher = await newPerson('teachers');
const course = await makeCourse(world, teacher);
const { courseId } = course;
const assignmentId = await createTextAssignment(world, teacher, course, { attempts: 3 });
const params = { courseId, assignmentId };

const eight = { choices: [], points: 80_000, comment: '', isLateWaived: false, comments: [] };
const canary = 'the canary of a reason';

/** What somebody handed in, marked, and released unless told. */
async function marked({ isReleased = true } = {}) {
  const learner = await learnerOf(world, course);
  const place = { userId: learner.userId, ...params };
  const submissionId = await plantSubmission(table, place);
  const one = { params: { submissionId } };
  await ok(teacher, 'submissions.saveMarking', {
    ...one,
    body: { version: null, marking: eight, isReady: true },
  });
  if (isReleased)
    await ok(teacher, 'submissions.release', {
      params,
      body: { submissionIds: [submissionId], at: null },
    });
  await runtime.drained();
  return { learner, place, one };
}
type Marked = Awaited<ReturnType<typeof marked>>;

const ask = (by: Person, number = 1, reason = canary, idempotencyKey: string = randomUUID()) =>
  call(by, 'assignments.requestLook', {
    params: { ...params, number: String(number) },
    body: { reason },
    idempotencyKey,
  });
const answer = (
  by: Person,
  { one }: Marked,
  text = 'It stays.',
  idempotencyKey: string = randomUUID(),
) => call(by, 'submissions.answerLook', { ...one, body: { answer: text }, idempotencyKey });

const historyOf = async ({ place }: Marked) =>
  (await marks.changes(table, { ...place, itemId: assignmentId }, { limit: 50 })).items;

it('case 18: nobody asks for another look at the work of somebody else, or answers who does not teach', async () => {
  const work = await marked();
  const [peer, stranger] = [await learnerOf(world, course), await newPerson('teachers')];
  expect((await ask(peer)).status).toBe(404);
  expect((await ask(work.learner)).status).toBe(200);
  expect((await answer(peer, work)).status).toBe(403);
  expect((await answer(work.learner, work)).status).toBe(403);
  expect((await answer(stranger, work)).problem?.code).toBe('not_found');
  for (const person of [peer, stranger]) {
    const read = await call(person, 'assignments.getSubmission', {
      params: { ...params, number: '1' },
    });
    expect(JSON.stringify(read.body)).not.toContain(canary);
  }
  expect(await lookRequests.get(table, { ...work.place, number: 1 })).toMatchObject({
    reason: canary,
    answer: null,
  });
});

it('case 19: before the release there is nothing to ask about, whether it is marked or not', async () => {
  const [waiting, ready] = [await learnerOf(world, course), await marked({ isReleased: false })];
  await plantSubmission(table, { userId: waiting.userId, ...params });
  await runtime.drained();
  const refused = async (by: Person) => {
    const { status, problem } = await ask(by);
    return { status, code: problem?.code };
  };
  expect(await refused(ready.learner)).toEqual({ status: 404, code: 'not_found' });
  expect(await refused(ready.learner)).toEqual(await refused(waiting));
  const page = async (by: Person) => {
    const read = await ok(by, 'assignments.getSubmission', { params: { ...params, number: '1' } });
    return [read.look, read.canAskLook, read.looksUntil, read.feedback];
  };
  expect(await page(ready.learner)).toEqual(await page(waiting));
});

it('case 47: of what no longer counts nothing is looked at again, and a mark that is answered stays', async () => {
  const work = await marked();
  expect((await ask(work.learner)).status).toBe(200);
  expect((await answer(teacher, work)).status).toBe(200);
  // What was asked once and answered is not asked again.
  expect((await ask(work.learner, 1, 'Once more.')).body).toMatchObject({ reason: canary });
  const mark = await marks.get(table, { ...work.place, itemId: assignmentId });
  expect(mark).toMatchObject({ points: 80_000, status: 'marked' });
  await plantSubmission(table, work.place, { words: 'Better.' });
  await runtime.drained();
  expect((await ask(work.learner, 2)).status).toBe(404);
  expect((await ask(work.learner, 3)).status).toBe(404);
});

it('case 86: of many answers at once one stands, the others are told of it, and the history has one line', async () => {
  for (let round = 0; round < 5; round += 1) {
    const work = await marked();
    await ask(work.learner);
    const texts = ['First.', 'Second.', 'Third.'];
    const answers = await Promise.all(texts.map((text) => answer(teacher, work, text)));
    const [stands, ...others] = answers.filter(({ status }) => status === 200);
    expect(others).toEqual([]);
    for (const { status, problem } of answers.filter((one) => one.status !== 200)) {
      expect([409, 503]).toContain(status);
      if (status === 409) expect(problem?.code).toBe('stale_version');
    }
    const kept = await lookRequests.get(table, { ...work.place, number: 1 });
    expect(stands?.body).toMatchObject({ answer: { text: kept?.answer } });
    const lines = (await historyOf(work)).filter(({ because }) => because.kind === 'lookAnswered');
    expect(lines).toHaveLength(1);
  }
});

it('case 86: a request that comes while it is marked anew is there once, and so is the new mark', async () => {
  const work = await marked();
  const ten = { ...eight, points: 100_000 };
  const answers = await Promise.all([
    ask(work.learner),
    ask(work.learner),
    call(teacher, 'submissions.saveMarking', {
      ...work.one,
      body: { version: 1, marking: ten, isReady: true },
    }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await runtime.drained();
  const own = await submissions.get(table, work.place);
  expect(own?.submissions[0]?.look).toMatchObject({ isAnswered: false });
  expect(await marks.get(table, { ...work.place, itemId: assignmentId })).toMatchObject({
    points: 100_000,
  });
});

it('case 89: a request, and an answer, that are sent twice with one key do one thing and say the same', async () => {
  const work = await marked();
  const [asked, answered] = [randomUUID(), randomUUID()];
  const first = await ask(work.learner, 1, canary, asked);
  expect((await ask(work.learner, 1, canary, asked)).body).toEqual(first.body);
  expect((await ask(work.learner, 1, 'Another.', asked)).status).toBe(422);
  const said = await answer(teacher, work, 'It stays.', answered);
  const again = await Promise.all(
    Array.from({ length: 5 }, () => answer(teacher, work, 'It stays.', answered)),
  );
  for (const { status, body } of again) {
    expect(status).toBe(200);
    expect(body).toEqual(said.body);
  }
  const lines = (await historyOf(work)).filter(({ because }) => because.kind === 'lookAnswered');
  expect(lines).toHaveLength(1);
});
