import { beforeAll, describe, expect, it } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { makeCourse } from '../world/courses.ts';
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

describe('an attempt that is open on two devices', () => {
  it('O2: tells each of them with the time, and with what it saves, how often both have saved', async () => {
    const { attempt, time, save } = await scene();
    expect([(await attempt()).saves, (await time()).saves]).toEqual([0, 0]);
    expect((await save(0)).body).toMatchObject({ saves: 1 });
    expect((await save(1)).body).toMatchObject({ saves: 2 });
    expect([(await attempt()).saves, (await time()).saves]).toEqual([2, 2]);
    // One that was overtaken was not saved.
    expect((await save(1)).problem?.code).toBe('newer_answer_saved');
    expect((await time()).saves).toBe(2);
  });
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

describe('the closing of a quiz', () => {
  it('case 29: opens the key to nobody as long as somebody may still answer', async () => {
    const closesAt = Math.ceil((gateway() + 1.5 * minute) / minute) * minute;
    const [startsOn = '', time = ''] = iso(closesAt).split('T');
    const closes = { day: 0, time: time.slice(0, 5), timeZone: 'UTC' };
    const nothing = { score: false, answers: false, verdicts: false, feedback: false, key: false };
    const all = { score: true, answers: true, verdicts: true, feedback: true, key: true };
    const shows = { afterSubmit: nothing, afterClose: all };
    const made = async (closing: 'letFinish' | 'shorten') =>
      makeQuiz(world, teacher, [trueFalse()], {
        course: await makeCourse(world, teacher, { startsOn }),
        minutes: 30,
        closing,
        closes,
        shows,
      });
    const [patient, strict] = [await made('letFinish'), await made('shorten')];
    const scenes = await Promise.all(
      [patient, strict].map(async (one) => {
        const [ended, running] = [await scene(one), await scene(one)];
        await ok(ended.learner, 'quizzes.submit', { params: ended.params, body: {} });
        const result = () => ok(ended.learner, 'quizzes.getResult', { params: ended.params });
        expect((await result()).later).toMatchObject({ afterClose: true, afterOthers: false });
        return { result, running };
      }),
    );
    // Of one, the time of those who have begun runs on; of the other, minutes came.
    expect((await give(10, null, strict)).status).toBe(200);
    const waits = {
      shows: { ...nothing, score: true },
      later: { afterLast: false, afterClose: false, afterOthers: true },
    };
    // Before the stream has surely counted all who began, and behind it.
    for (const instant of [closesAt, closesAt + minute]) {
      moveTo(instant + 1000);
      await world.runtime.drained();
      for (const { result, running } of scenes) {
        expect(await result()).toMatchObject(waits);
        expect((await running.save(0, Math.round(instant / 1000))).status).toBe(200);
      }
    }
    for (const { result, running } of scenes) {
      await ok(running.learner, 'quizzes.submit', { params: running.params, body: {} });
      await world.runtime.drained();
      expect(await result()).toMatchObject({
        shows: all,
        later: { afterLast: false, afterClose: false, afterOthers: false },
      });
    }
  });
});

describe('an attempt that nobody comes back to', () => {
  const itemsOf = async ({ userId }: { userId: string }, entity: string) =>
    (await raw.items()).filter(
      (item) => item.entity === entity && item.pk === keys.profile(userId).pk,
    );
  const forget = async () => {
    await world.runtime.dynamodb.sweepExpired();
    await world.runtime.drained();
  };

  it('ends once the table has forgotten that it is due, as the next read would have ended it', async () => {
    const [ana, ben] = [await scene(), await scene()];
    for (const { save } of [ana, ben]) await save(0);
    await forget();
    expect(await itemsOf(ana.learner, 'Attempt')).toMatchObject([{ state: 'open' }]);
    moveTo(Math.max(ana.deadline, ben.deadline) + 17_000);
    // Of one the next read knows first.
    await ben.time();
    await forget();
    const end = { state: 'expired', endedAt: iso(ana.deadline) };
    expect(await itemsOf(ana.learner, 'Attempt')).toMatchObject([end]);
    const [own] = await itemsOf(ana.learner, 'Attempts');
    const [other] = await itemsOf(ben.learner, 'Attempts');
    expect(own).toMatchObject({ attempts: [end] });
    expect(Object.values(own?.['earned'] as object)).toEqual(
      Object.values(other?.['earned'] as object),
    );
    expect(await itemsOf(ana.learner, 'AttemptScore')).toHaveLength(1);
    for (const { learner } of [ana, ben]) expect(await itemsOf(learner, 'AttemptDue')).toEqual([]);
  });

  it('runs on where minutes were given, and is due again then', async () => {
    const { learner, deadline } = await scene();
    await give(1, learner.userId);
    moveTo(deadline + 17_000);
    await forget();
    expect(await itemsOf(learner, 'Attempt')).toMatchObject([{ state: 'open' }]);
    expect(await itemsOf(learner, 'AttemptDue')).toHaveLength(1);
    moveTo(deadline + minute + 17_000);
    await forget();
    expect(await itemsOf(learner, 'Attempt')).toMatchObject([
      { state: 'expired', endedAt: iso(deadline + minute) },
    ]);
  });
});

describe('what is different for one person', () => {
  type Dates = { opensAt: string | null; closesAt: string | null };
  const dates: Dates = { opensAt: null, closesAt: null };
  const none = { morePercent: 0, moreAttempts: 0, ...dates };
  const reason = 'A certificate of the school.';
  const set = (
    made: MadeQuiz,
    userId: string,
    changes: Partial<typeof none> | null,
    more: { quizId?: string | null; version?: number | null; by?: typeof teacher } = {},
  ) =>
    call(more.by ?? teacher, 'attempts.setAccommodation', {
      params: { courseId: made.courseId, userId },
      body: {
        quizId: more.quizId ?? null,
        version: more.version ?? null,
        accommodation: changes && { ...none, ...changes, reason },
      },
    });
  const page = (learner: typeof teacher, made: MadeQuiz) =>
    ok(learner, 'quizzes.get', { params: made.params });

  it('is in the time of the next attempt and in how many there are, for that person alone', async () => {
    const made = await makeQuiz(world, teacher, [trueFalse()], { minutes: 10, attempts: 1 });
    const [ana, ben] = [await learnerOf(world, made), await learnerOf(world, made)];
    expect((await set(made, ana.userId, { morePercent: 50, moreAttempts: 1 })).status).toBe(200);
    const own = { morePercent: 50, moreAttempts: 1, ownDates: false };
    expect(await page(ana, made)).toMatchObject({
      minutes: 15,
      attempts: 2,
      time: { seconds: 900 },
      accommodation: own,
    });
    expect(await page(ben, made)).toMatchObject({ minutes: 10, attempts: 1, accommodation: null });
    const params = await begin(world, ana, made);
    const { startedAt, deadline } = await ok(ana, 'quizzes.getAttempt', { params });
    expect(Date.parse(deadline ?? '') - Date.parse(startedAt)).toBe(15 * minute);
    await ok(ana, 'quizzes.submit', { params, body: {} });
    expect((await page(ana, made)).refusal).toBeNull();
    // That of the quiz takes the place of that of the course, whole.
    await set(made, ana.userId, { morePercent: 100 }, { quizId: made.quizId });
    expect(await page(ana, made)).toMatchObject({ minutes: 20, attempts: 1 });
    expect((await page(ana, made)).refusal).toBe('no_attempts_left');
  });

  it('opens and closes a quiz for one at another time', async () => {
    const made = await makeQuiz(world, teacher, [trueFalse()], { minutes: 10 });
    const ana = await learnerOf(world, made);
    const inAnHour = iso(gateway() + 60 * minute);
    await set(made, ana.userId, { opensAt: inAnHour });
    expect(await page(ana, made)).toMatchObject({ refusal: 'quiz_not_open', opensAt: inAnHour });
    const soon = iso(gateway() + 5 * minute);
    await set(made, ana.userId, { closesAt: soon }, { version: 1 });
    expect(await page(ana, made)).toMatchObject({ closesAt: soon, time: { because: 'closes' } });
  });

  it('case 42: nobody but the person and who may edit the course learns of it or changes it', async () => {
    const made = await makeQuiz(world, teacher, [trueFalse()], { minutes: 10 });
    const [ana, ben] = [await learnerOf(world, made), await learnerOf(world, made)];
    const stranger = await newPerson('teachers');
    const by = async (who: typeof teacher) =>
      (await set(made, ana.userId, { morePercent: 50 }, { by: who })).status;
    expect([await by(ben), await by(ana), await by(stranger)]).toEqual([403, 403, 404]);
    await set(made, ana.userId, { morePercent: 50 });
    const { courseId } = made;
    const list = (who: typeof teacher) =>
      call(who, 'attempts.listAccommodations', { params: { courseId } });
    expect([(await list(ben)).status, (await list(stranger)).status]).toEqual([403, 404]);
    const { items } = (await list(teacher)).body;
    expect(items).toMatchObject([
      {
        of: { kind: 'person', userId: ana.userId },
        quizId: null,
        morePercent: 50,
        reason,
        by: { userId: teacher.userId },
        version: 1,
      },
    ]);
    const seen = JSON.stringify([
      await page(ben, made),
      await ok(ben, 'quizzes.list'),
      await ok(ben, 'accounts.exportMe'),
    ]);
    expect(seen).not.toContain(reason);
    expect(seen).not.toContain(ana.userId);
    // The person's own data, without the name of who decided.
    const own = JSON.stringify(await ok(ana, 'accounts.exportMe'));
    expect(own).toContain(reason);
    expect(own).not.toContain(teacher.userId);
    // Two teachers at once: the second is told what there is.
    const late = await set(made, ana.userId, { morePercent: 25 });
    expect([late.status, late.problem?.current]).toMatchObject([409, { morePercent: 50 }]);
    expect((await set(made, ana.userId, null, { version: 1 })).body).toEqual({
      accommodation: null,
    });
    expect((await page(ana, made)).minutes).toBe(10);
    expect((await set(made, stranger.userId, { morePercent: 25 })).status).toBe(404);
  });
});
