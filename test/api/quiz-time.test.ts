import { beforeAll, describe, expect, it } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { begin, learnerOf, makeQuiz, type MadeQuiz } from '../world/quizzes.ts';
import { trueFalse } from '../world/questions.ts';
import { openRawTable } from '../world/raw-table.ts';
import { startWorld } from '../world/world.ts';

/** How far the gateway's clock was moved, in milliseconds: only ever forward, and no further than signatures bear. */
let ahead = 0;
const gateway = () => Date.now() + ahead;
const moveTo = (instant: number) => {
  ahead += Math.max(0, instant - gateway());
};
const world = await startWorld({ now: gateway });
const { call, ok, newPerson } = world;
const raw = openRawTable(world);
const teacher = await newPerson('teachers');
const minute = 60_000;
const iso = (ms: number) => new Date(ms).toISOString();

let quiz: MadeQuiz;
beforeAll(async () => {
  quiz = await makeQuiz(world, teacher, [trueFalse('One'), trueFalse('Two')], { minutes: 1 });
});

/** Somebody with an attempt of a minute that has just begun. */
async function scene(made = quiz) {
  const learner = await learnerOf(world, made);
  const params = await begin(world, learner, made);
  const attempt = () => ok(learner, 'quizzes.getAttempt', { params });
  const time = () => ok(learner, 'quizzes.getTime', { params });
  const save = (at: number, sequence = 1) =>
    call(learner, 'quizzes.saveAnswer', {
      params: { ...params, slotId: made.slots[at]?.slotId ?? '' },
      body: { sequence, answer: { type: 'trueFalse', isTrue: true }, flagged: false },
    });
  const deadline = Date.parse((await attempt()).deadline ?? '');
  return { learner, params, attempt, time, save, deadline };
}

const drill = 'There was a fire drill.';
const give = (minutes: number, userId: string | null = null, made = quiz) =>
  call(teacher, 'attempts.giveMinutes', {
    params: made.params,
    body: { minutes, userId, reason: drill },
  });

describe('minutes that are given while a quiz runs', () => {
  it('O2: move the deadline of everybody by one write, and of those who begin later nothing', async () => {
    const [ana, ben] = [await scene(), await scene()];
    expect((await give(10)).status).toBe(200);
    for (const { time, attempt, deadline } of [ana, ben]) {
      const told = await time();
      expect(told).toMatchObject({ state: 'open', deadline: iso(deadline + 10 * minute) });
      expect(told.given).toMatchObject([{ minutes: 10, reason: drill }]);
      expect(JSON.stringify(told)).not.toContain(teacher.userId);
      expect(await attempt()).toMatchObject({ deadline: told.deadline, given: told.given });
    }
    const page = await ok(ana.learner, 'quizzes.get', { params: quiz.params });
    expect(page.own[0]?.deadline).toBe(iso(ana.deadline + 10 * minute));
    moveTo(gateway() + 1);
    const late = await scene();
    expect(await late.time()).toMatchObject({ deadline: iso(late.deadline), given: [] });
  });

  it('let an answer in that came too late without them, and say so when it is saved', async () => {
    const { save, deadline, time } = await scene();
    await give(1);
    moveTo(deadline + minute / 2);
    const saved = await save(0);
    expect(saved.body).toMatchObject({ isLate: false, deadline: iso(deadline + minute) });
    moveTo(deadline + minute + 16_000);
    expect((await save(1)).problem?.code).toBe('attempt_ended');
    expect(await time()).toMatchObject({ state: 'expired', deadline: iso(deadline + minute) });
  });

  it('are for one alone where they are, who must have an attempt that runs', async () => {
    const [ana, ben] = [await scene(), await scene()];
    expect((await give(3, ana.learner.userId)).status).toBe(200);
    expect((await ana.time()).deadline).toBe(iso(ana.deadline + 3 * minute));
    expect((await ben.time()).deadline).toBe(iso(ben.deadline));
    expect(JSON.stringify(await ben.attempt())).not.toContain(drill);
    await ok(ben.learner, 'quizzes.submit', { params: ben.params, body: {} });
    expect((await give(3, ben.learner.userId)).problem?.code).toBe('no_attempt_runs');
    const { given } = await ok(teacher, 'attempts.getControls', { params: quiz.params });
    expect(given[0]).toMatchObject({
      minutes: 3,
      to: { userId: ana.learner.userId },
      by: { userId: teacher.userId },
      reason: drill,
    });
  });

  it('change nothing of an attempt that has ended, by whoever finds it out', async () => {
    const { time, deadline, learner } = await scene();
    moveTo(deadline + 16_000);
    // Nobody has looked at it since: it still stands as open in the table.
    expect((await give(10, learner.userId)).problem?.code).toBe('no_attempt_runs');
    expect((await give(10)).status).toBe(200);
    expect(await time()).toMatchObject({ state: 'expired', deadline: iso(deadline), given: [] });
    expect(await time()).toMatchObject({ state: 'expired', deadline: iso(deadline) });
    const page = await ok(learner, 'quizzes.get', { params: quiz.params });
    expect(page.own[0]).toMatchObject({ deadline: iso(deadline), endedAt: iso(deadline) });
  });

  it('by two at once count both, in the order of their instants', async () => {
    const made = await makeQuiz(world, teacher, [trueFalse()], { minutes: 1 });
    const { time, deadline } = await scene(made);
    const answers = await Promise.all([give(1, null, made), give(2, null, made)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await time()).deadline).toBe(iso(deadline + 3 * minute));
  });

  it('are given fifty times at the most', async () => {
    const made = await makeQuiz(world, teacher, [trueFalse()]);
    const at = iso(gateway());
    const gift = { minutes: 1, userId: null, reason: drill, by: teacher.userId, at };
    await raw.put({
      ...keys.quizClock(made.quizId),
      entity: 'QuizClock',
      ...made.params,
      given: Array.from({ length: 50 }, () => gift),
      version: 50,
    });
    expect((await give(1, null, made)).problem?.code).toBe('clock_full');
  });
});
