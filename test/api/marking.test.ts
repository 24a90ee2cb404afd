import { describe, expect, it } from 'vitest';
import { begin, learnerOf, makeQuiz, type MadeQuiz } from '../world/quizzes.ts';
import { essay, trueFalse } from '../world/questions.ts';
import { startWorld, type Person } from '../world/world.ts';

/** How far the gateway's clock was moved, in milliseconds. */
let ahead = 0;
const world = await startWorld({ now: () => Date.now() + ahead });
const { call, ok, newPerson, runtime } = world;
const teacher = await newPerson('teachers');
const essays = await makeQuiz(world, teacher, [trueFalse(), essay()], { minutes: 1 });

/** Answers all of a quiz of one statement and one essay, and submits it. */
async function take(made: MadeQuiz, learner: Person, isTrue = true) {
  const params = await begin(world, learner, made);
  const answers = [
    { type: 'trueFalse' as const, isTrue },
    { type: 'essay' as const, text: 'It depends.' },
  ];
  for (const [at, { slotId }] of made.slots.entries())
    await ok(learner, 'quizzes.saveAnswer', {
      params: { ...params, slotId },
      body: { sequence: 1, answer: answers[at] ?? null, flagged: false },
    });
  await ok(learner, 'quizzes.submit', { params, body: {} });
  return { ...params, userId: learner.userId };
}

describe('the attempts of a quiz', () => {
  it('are listed by state and by whether they wait, those first that began last', async () => {
    const [ada, ben] = [await learnerOf(world, essays), await learnerOf(world, essays)];
    const first = await take(essays, ada);
    const { attemptId } = await begin(world, ben, essays);
    await runtime.drained();
    const { params } = essays;
    const all = await ok(teacher, 'attempts.list', { params });
    expect(all.items).toMatchObject([
      { attemptId, state: 'open', score: null, waiting: 0, email: null },
      {
        attemptId: first.attemptId,
        state: 'submitted',
        score: { points: null, most: 20_000 },
        waiting: 1,
      },
    ]);
    const ids = async (query: object) =>
      (await ok(teacher, 'attempts.list', { params, query })).items.map((one) => one.attemptId);
    expect(await ids({ state: 'open' })).toEqual([attemptId]);
    expect(await ids({ state: 'submitted' })).toEqual([first.attemptId]);
    expect(await ids({ waiting: 'true' })).toEqual([first.attemptId]);
    const page = await ok(teacher, 'attempts.list', { params, query: { limit: '1' } });
    const next = { limit: '1', cursor: page.nextCursor ?? '' };
    expect(await ids(next)).toEqual([first.attemptId]);
    // Nobody ended it: whoever looks does.
    ahead += 90_000;
    expect((await ok(teacher, 'attempts.list', { params })).items[0]).toMatchObject({
      attemptId,
      state: 'expired',
    });
    await runtime.drained();
    expect(await ids({ state: 'expired' })).toEqual([attemptId]);
  });

  it('wait for who teaches the course, the oldest first, and for nobody else', async () => {
    const other = await newPerson('teachers');
    const made = await makeQuiz(world, other, [trueFalse(), essay()]);
    const learners = [await learnerOf(world, made), await learnerOf(world, made)];
    for (const one of learners) await take(made, one);
    await runtime.drained();
    const { items, pending } = await ok(other, 'attempts.listToMark');
    expect(items.map(({ userId }) => userId)).toEqual(learners.map(({ userId }) => userId));
    expect(items[0]).toMatchObject({ quiz: { en: made.title }, waiting: 1, number: 1 });
    expect(pending).toBe(2);
    const elsewhere = await ok(teacher, 'attempts.listToMark');
    expect(JSON.stringify(elsewhere)).not.toContain(made.quizId);
    const refused = await call(teacher, 'attempts.list', { params: made.params });
    expect([refused.status, refused.problem?.code]).toEqual([404, 'not_found']);
  });
});

describe('marking by hand', () => {
  it('shows what was answered with its key, and lets points come and go with their reasons', async () => {
    const cleo = await learnerOf(world, essays);
    const params = await take(essays, cleo);
    const seen = await ok(teacher, 'attempts.get', { params });
    const [first, second] = seen.questions;
    expect(first).toMatchObject({
      answer: { type: 'trueFalse', isTrue: true },
      review: { type: 'trueFalse', key: { isTrue: true } },
      step: { points: 10_000, credit: { part: 1, of: 1 }, isWaiting: false, mark: null },
    });
    expect(second).toMatchObject({ step: { points: null, isWaiting: true }, comment: '' });
    expect(seen).toMatchObject({
      version: 1,
      waiting: 1,
      mark: { status: 'waiting', earned: null },
    });
    const slotId = second?.slotId ?? '';
    const mark = (points: number | null, version: number, comment = '') =>
      call(teacher, 'attempts.mark', {
        params: { ...params, slotId },
        body: { points, comment, version },
      });
    const given = await mark(7500, 1, 'Nearly.');
    expect(given.body).toMatchObject({
      version: 2,
      step: { points: 7500, isWaiting: false, mark: { points: 7500 } },
      score: { points: 17_500, most: 20_000 },
      waiting: 0,
    });
    // Somebody who has not seen that is told.
    const stale = await mark(1, 1);
    expect([stale.status, stale.problem?.code]).toEqual([409, 'stale_version']);
    expect(stale.problem?.current).toMatchObject({ version: 2, comment: 'Nearly.' });
    const tooMuch = await mark(10_001, 2);
    expect(tooMuch.problem?.issues).toEqual([{ path: ['points'], code: 'too_many_points' }]);

    const own = { courseId: params.courseId, quizId: params.quizId, attemptId: params.attemptId };
    const result = await ok(cleo, 'quizzes.getResult', { params: own });
    expect(result).toMatchObject({ score: { points: 17_500, most: 20_000 } });
    expect(result.questions[1]).toMatchObject({ comment: 'Nearly.', step: { points: 7500 } });
    await runtime.drained();
    const left = await ok(teacher, 'attempts.list', {
      params: essays.params,
      query: { waiting: 'true' },
    });
    expect(left.items.map((one) => one.attemptId)).not.toContain(params.attemptId);

    expect((await mark(null, 2)).body).toMatchObject({ waiting: 1, score: { points: null } });
    const after = await ok(teacher, 'attempts.get', { params });
    expect(after.mark).toMatchObject({ status: 'waiting' });
    expect(after.history).toMatchObject([
      {
        because: { kind: 'marked', slotId },
        from: 17_500,
        to: null,
        by: { userId: teacher.userId },
      },
      { because: { kind: 'marked', slotId }, from: null, to: 17_500 },
      { because: { kind: 'ended' }, from: null, to: null },
    ]);
  });

  it('waits for the end of an attempt', async () => {
    const dan = await learnerOf(world, essays);
    const params = { ...(await begin(world, dan, essays)), userId: dan.userId };
    const seen = await ok(teacher, 'attempts.get', { params });
    expect(seen).toMatchObject({ state: 'open', version: 0, score: null });
    const refused = await call(teacher, 'attempts.mark', {
      params: { ...params, slotId: essays.slots[1]?.slotId ?? '' },
      body: { points: 1, comment: '', version: 1 },
    });
    expect([refused.status, refused.problem?.code]).toEqual([409, 'attempt_runs']);
  });

  it('case 86: of many who mark one answer at once, one does, and the others are told', async () => {
    const eve = await learnerOf(world, essays);
    const params = await take(essays, eve);
    const slotId = essays.slots[1]?.slotId ?? '';
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        call(teacher, 'attempts.mark', {
          params: { ...params, slotId },
          body: { points: 100 * (at + 1), comment: `By ${at}`, version: 1 },
        }),
      ),
    );
    const [good, ...more] = answers.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    expect(answers.every(({ status }) => [200, 409, 429, 503].includes(status))).toBe(true);
    const seen = await ok(teacher, 'attempts.get', { params });
    expect(seen.score?.points).toBe(good?.body.score.points);
    expect(seen.history).toHaveLength(2);
    const again = await call(teacher, 'attempts.mark', {
      params: { ...params, slotId },
      body: { points: 1, comment: '', version: 1 },
    });
    expect(again.problem?.code).toBe('stale_version');
  });
});
