import { describe, expect, it } from 'vitest';
import { begin, learnerOf, makeQuiz, type MadeQuiz } from '../world/quizzes.ts';
import { essay, trueFalse } from '../world/questions.ts';
import { startWorld, type Person } from '../world/world.ts';

/** How far the gateway's clock was moved, in milliseconds. */
let ahead = 0;
const world = await startWorld({ now: () => Date.now() + ahead });
const { call, ok, newPerson, runtime } = world;
const teacher = await newPerson('teachers');
const essays = await makeQuiz(world, teacher, [trueFalse(), essay()], { attempts: 3, minutes: 1 });

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
