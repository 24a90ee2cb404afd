import { describe, expect, it } from 'vitest';
import { quizOf } from '../support/quiz-of.ts';
import { createBlock, makeCourse } from '../world/courses.ts';
import { begin, learnerOf, makeQuiz, type MadeQuiz } from '../world/quizzes.ts';
import { essay, pairsOf, trueFalse } from '../world/questions.ts';
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

describe('the quizzes of a course', () => {
  it('are listed in its order with what is out, by when, and how many wait', async () => {
    const author = await newPerson('teachers');
    const opens = { day: 1, time: '08:00', timeZone: 'UTC' };
    const closes = { ...opens, day: 8 };
    const course = await makeCourse(world, author, { startsOn: '2100-01-01' });
    const { courseId, moduleId } = course;
    const first = await makeQuiz(world, author, [trueFalse(), essay()], { course, closes });
    const second = await makeQuiz(world, author, [trueFalse()], { course, opens });
    const { blockId: empty } = await createBlock(world, author, {
      params: { courseId, moduleId },
      body: {
        title: { en: 'Nothing yet' },
        minutes: 5,
        preview: false,
        published: false,
        content: quizOf({ sections: [] }),
      },
    });
    const gone = await makeQuiz(world, author, [trueFalse()], { course: first });
    await ok(author, 'lessons.changeBlocks', {
      params: { courseId },
      body: { blockIds: [gone.quizId], change: { do: 'bin' } },
    });
    await take(first, await learnerOf(world, first));
    await begin(world, await learnerOf(world, first), first);
    await runtime.drained();
    const list = (query = {}) =>
      ok(author, 'attempts.listQuizzes', { params: { courseId }, query });
    const { items, nextCursor } = await list();
    expect(nextCursor).toBeNull();
    const none = { people: 0, open: 0, submitted: 0, expired: 0, waiting: 0 };
    expect(items).toMatchObject([
      {
        quizId: first.quizId,
        title: { en: first.title },
        isPublished: true,
        isEmpty: false,
        opensAt: null,
        closesAt: '2100-01-09T08:00:00.000Z',
        sums: { people: 2, open: 1, submitted: 1, expired: 0, waiting: 1 },
      },
      { quizId: second.quizId, opensAt: '2100-01-02T08:00:00.000Z', closesAt: null, sums: none },
      { quizId: empty, isPublished: false, isEmpty: true, sums: none },
    ]);
    // A page ends where the next begins, and one whose end went is asked for anew.
    const page = await list({ limit: '1' });
    expect(page.items.map(({ quizId }) => quizId)).toEqual([first.quizId]);
    const cursor = page.nextCursor ?? '';
    const next = await list({ limit: '1', cursor });
    expect(next.items.map(({ quizId }) => quizId)).toEqual([second.quizId]);
    await ok(author, 'lessons.changeBlocks', {
      params: { courseId },
      body: { blockIds: [first.quizId], change: { do: 'bin' } },
    });
    const refused = await call(author, 'attempts.listQuizzes', {
      params: { courseId },
      query: { limit: '1', cursor },
    });
    expect(refused.problem?.code).toBe('invalid_cursor');
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

describe('an attempt that is reset or reopened', () => {
  const reason = 'The fire alarm went off.';
  it('counts for nothing, then runs again with its answers and the marks of these', async () => {
    const fay = await learnerOf(world, essays);
    const params = await take(essays, fay);
    const slotId = essays.slots[1]?.slotId ?? '';
    await ok(teacher, 'attempts.mark', {
      params: { ...params, slotId },
      body: { points: 4000, comment: '', version: 1 },
    });
    const page = () => ok(fay, 'quizzes.get', { params: essays.params });
    expect(await page()).toMatchObject({ refusal: 'no_attempts_left' });
    const mark = async () => (await ok(teacher, 'attempts.get', { params })).mark;
    expect(await mark()).toMatchObject({ earned: { points: 14_000 }, status: 'marked' });

    await ok(teacher, 'attempts.reset', { params, body: { reason } });
    expect(await mark()).toMatchObject({ earned: null, status: 'open' });
    expect(await page()).toMatchObject({ refusal: null, counted: null, own: [{ isReset: true }] });

    const own = { courseId: params.courseId, quizId: params.quizId, attemptId: params.attemptId };
    const result = () => ok(fay, 'quizzes.getResult', { params: own });
    expect(await result()).toMatchObject({ isReset: true, isPassed: null });
    await ok(teacher, 'attempts.reopen', { params, body: { reason, minutes: 10 } });
    const attempt = await ok(fay, 'quizzes.getAttempt', { params: own });
    expect(attempt.reopened).toMatchObject({ reason });
    expect(attempt.questions.map(({ sequence }) => sequence)).toEqual([1, 1]);
    await ok(fay, 'quizzes.saveAnswer', {
      params: { ...own, slotId: essays.slots[0]?.slotId ?? '' },
      body: { sequence: 2, answer: { type: 'trueFalse', isTrue: false }, flagged: false },
    });
    const twice = await call(teacher, 'attempts.reopen', { params, body: { reason, minutes: 10 } });
    expect(twice.problem?.code).toBe('attempt_runs');
    await ok(fay, 'quizzes.submit', { params: own, body: {} });
    expect(await result()).toMatchObject({ isReset: false });
    expect(await mark()).toMatchObject({ earned: { points: 4000 }, status: 'marked' });
    const { history } = await ok(teacher, 'attempts.get', { params });
    expect(history.map(({ because, from, to }) => [because.kind, from, to])).toEqual([
      ['ended', null, 4000],
      ['reopened', null, null],
      ['reset', 14_000, null],
      ['marked', null, 14_000],
      ['ended', null, null],
    ]);
  });
});

describe('the figures of a quiz', () => {
  it('are told beside its questions, over first attempts, and who has not begun', async () => {
    const made = await makeQuiz(world, teacher, [trueFalse(), essay()]);
    const learners = [await learnerOf(world, made), await learnerOf(world, made)];
    const idle = await learnerOf(world, made);
    for (const [at, one] of learners.entries()) await take(made, one, at === 0);
    await runtime.drained();
    const { params } = made;
    const { items, sums } = await ok(teacher, 'attempts.getFigures', { params });
    expect(sums).toEqual({ people: 2, open: 0, submitted: 2, expired: 0, waiting: 2 });
    const [slot] = made.slots;
    const questionId = slot && 'questionId' in slot ? slot.questionId : '';
    const own = items.find((one) => one.questionId === questionId);
    expect(own).toMatchObject({
      question: { type: 'trueFalse' },
      asked: 2,
      scored: 2,
      facility: 5000,
      discrimination: null,
      groups: [
        { group: 'false', count: 1 },
        { group: 'true', count: 1 },
      ],
    });
    const bank = { bankId: made.courseId, questionId };
    const { figures } = await ok(teacher, 'banks.getQuestion', { params: bank });
    expect(figures).toMatchObject({ asked: 2, facility: 5000 });
    const notBegun = await ok(teacher, 'attempts.listNotBegun', { params });
    expect(notBegun.items.map(({ userId }) => userId)).toEqual([idle.userId]);
  });
});

describe('O4: a key that was wrong', () => {
  const reason = 'The key was wrong.';
  const questionOf = ({ slots: [slot] }: MadeQuiz) =>
    slot && 'questionId' in slot ? slot.questionId : '';
  const regrade = ({ params, ...made }: MadeQuiz, kind: 'rescore' | 'fullMarks' | 'drop') =>
    ok(teacher, 'attempts.regrade', {
      params,
      body: { change: { kind, questionId: questionOf({ params, ...made }) }, reason },
    });
  const statement = async (made: MadeQuiz, isTrue: boolean, version: number) =>
    ok(teacher, 'banks.updateQuestion', {
      params: { bankId: made.courseId, questionId: questionOf(made) },
      body: { version, content: trueFalse('Ice sinks.', isTrue) },
    });

  it('is corrected: who changes is seen before, applied once, and told old to new', async () => {
    const made = await makeQuiz(world, teacher, [trueFalse('Ice sinks.'), trueFalse()]);
    const [gus, hal, ida] = [
      await learnerOf(world, made),
      await learnerOf(world, made),
      await learnerOf(world, made),
    ];
    const answered = async (one: Person, isTrue: boolean) => {
      const params = await begin(world, one, made);
      await ok(one, 'quizzes.saveAnswer', {
        params: { ...params, slotId: made.slots[0]?.slotId ?? '' },
        body: { sequence: 1, answer: { type: 'trueFalse', isTrue }, flagged: false },
      });
      return { ...params, userId: one.userId };
    };
    const [wrong, right, open] = [
      await answered(gus, true),
      await answered(hal, false),
      await answered(ida, false),
    ];
    for (const [one, { userId: _, ...params }] of [
      [gus, wrong],
      [hal, right],
    ] as const)
      await ok(one, 'quizzes.submit', { params, body: {} });
    await runtime.drained();
    await statement(made, false, 1);
    const preview = await ok(teacher, 'attempts.previewRegrade', {
      params: made.params,
      query: { kind: 'rescore', questionId: questionOf(made) },
    });
    expect(preview).toMatchObject({
      looked: 3,
      items: [
        { userId: hal.userId, from: { points: 0 }, to: { points: 10_000, most: 20_000 } },
        { userId: gus.userId, from: { points: 10_000 }, to: { points: 0, most: 20_000 } },
      ],
    });
    // It was only looked at.
    const scoreOf = async (params: typeof wrong) =>
      (await ok(teacher, 'attempts.get', { params })).score?.points;
    expect(await scoreOf(right)).toBe(0);

    expect(await regrade(made, 'rescore')).toMatchObject({ version: 2, attempts: 3 });
    await runtime.drained();
    const { items } = await ok(teacher, 'attempts.listRegrades', { params: made.params });
    expect(items).toMatchObject([{ state: 'done', done: 3, changed: 2, reason }]);
    expect([await scoreOf(right), await scoreOf(wrong)]).toEqual([10_000, 0]);
    const { history } = await ok(teacher, 'attempts.get', { params: right });
    expect(history[0]).toMatchObject({ because: { kind: 'regraded' }, from: 0, to: 10_000 });
    expect(history).toHaveLength(2);
    // What is said of an answer is by the key that it was scored by, to its teacher and to who gave it.
    const verdictOf = async (params: typeof wrong) => {
      const { questions } = await ok(teacher, 'attempts.get', { params });
      return questions[0]?.review;
    };
    const key = { isTrue: false };
    expect(await verdictOf(right)).toMatchObject({ key, parts: [{ verdict: 'right' }] });
    expect(await verdictOf(wrong)).toMatchObject({ key, parts: [{ verdict: 'wrong' }] });
    const { userId: __, ...ofHal } = right;
    const told = await ok(hal, 'quizzes.getResult', { params: ofHal });
    expect(told.questions[0]).toMatchObject({
      step: { points: 10_000 },
      review: { key, parts: [{ verdict: 'right' }] },
    });

    // Who began before it ends by what was decided.
    const { userId: _, ...own } = open;
    await ok(ida, 'quizzes.submit', { params: own, body: {} });
    expect(await scoreOf(open)).toBe(10_000);

    const changeTold = async () =>
      (await ok(hal, 'quizzes.getResult', { params: ofHal })).questions[0]?.step;
    await regrade(made, 'drop');
    await runtime.drained();
    expect(await changeTold()).toMatchObject({ change: 'drop', most: 0 });
    expect(await ok(teacher, 'attempts.get', { params: right })).toMatchObject({
      score: { points: 0, most: 10_000 },
    });
    await regrade(made, 'fullMarks');
    await runtime.drained();
    expect(await changeTold()).toMatchObject({ change: 'fullMarks', points: 10_000 });
    expect([await scoreOf(right), await scoreOf(wrong)]).toEqual([10_000, 10_000]);
    const figures = await ok(teacher, 'attempts.getFigures', { params: made.params });
    expect(figures.items.find((one) => one.questionId === questionOf(made))).toMatchObject({
      asked: 3,
      facility: 10_000,
    });
  });

  it('means the words that were chosen, where they were written in place of each other', async () => {
    const wrongly = { France: 'Rome', Italy: 'Paris' };
    const made = await makeQuiz(world, teacher, [pairsOf(wrongly)]);
    const slotId = made.slots[0]?.slotId ?? '';
    const chooses = async (places: Record<string, string>) => {
      const learner = await learnerOf(world, made);
      const params = await begin(world, learner, made);
      const { questions } = await ok(learner, 'quizzes.getAttempt', { params });
      const asked = questions[0]?.asked;
      if (asked?.type !== 'matching') throw new Error('It asks for pairs.');
      const idOf = (words: string, among: readonly { id: string; text: object }[]) =>
        among.find(({ text }) => JSON.stringify(text).includes(`"${words}"`))?.id ?? '';
      const pairs = Object.entries(places).map(([left, right]) => ({
        left: idOf(left, asked.lefts),
        right: idOf(right, asked.rights),
      }));
      await ok(learner, 'quizzes.saveAnswer', {
        params: { ...params, slotId },
        body: { sequence: 1, answer: { type: 'matching', pairs }, flagged: false },
      });
      return { learner, params, pairs };
    };
    const rightly = { France: 'Paris', Italy: 'Rome' };
    const [jo, kim, late] = [
      await chooses(rightly),
      await chooses(wrongly),
      await chooses(rightly),
    ];
    for (const { learner, params } of [jo, kim])
      await ok(learner, 'quizzes.submit', { params, body: {} });
    await runtime.drained();
    await ok(teacher, 'banks.updateQuestion', {
      params: { bankId: made.courseId, questionId: questionOf(made) },
      body: { version: 1, content: pairsOf(rightly) },
    });
    const preview = await ok(teacher, 'attempts.previewRegrade', {
      params: made.params,
      query: { kind: 'rescore', questionId: questionOf(made) },
    });
    expect(preview.items).toMatchObject([
      { userId: kim.learner.userId, from: { points: 10_000 }, to: { points: 0 } },
      { userId: jo.learner.userId, from: { points: 0 }, to: { points: 10_000 } },
    ]);
    await regrade(made, 'rescore');
    await runtime.drained();
    // An attempt that runs meanwhile ends by what was decided.
    await ok(late.learner, 'quizzes.submit', { params: late.params, body: {} });
    for (const { learner, params, pairs } of [jo, late]) {
      const { questions } = await ok(learner, 'quizzes.getResult', { params });
      expect(questions[0]).toMatchObject({
        answer: { pairs },
        step: { points: 10_000 },
        review: { parts: [{ verdict: 'right' }, { verdict: 'right' }], key: { pairs } },
      });
      const work = await ok(teacher, 'attempts.get', {
        params: { ...params, userId: learner.userId },
      });
      expect(work.questions[0]?.review).toMatchObject({ key: { pairs } });
    }
    const { questions } = await ok(kim.learner, 'quizzes.getResult', { params: kim.params });
    expect(questions[0]).toMatchObject({
      step: { points: 0 },
      review: { parts: [{ verdict: 'wrong' }, { verdict: 'wrong' }] },
    });
  });

  it('shows beforehand also whose attempt waits for a person, with what is scored of it so far', async () => {
    const made = await makeQuiz(world, teacher, [trueFalse('Ice sinks.'), essay()]);
    const lee = await learnerOf(world, made);
    await take(made, lee, true);
    await runtime.drained();
    await statement(made, false, 1);
    const { items } = await ok(teacher, 'attempts.previewRegrade', {
      params: made.params,
      query: { kind: 'rescore', questionId: questionOf(made) },
    });
    const most = 20_000;
    expect(items).toMatchObject([
      {
        userId: lee.userId,
        from: { points: 10_000, most },
        to: { points: 0, most },
        isWaiting: true,
      },
    ]);
    await regrade(made, 'rescore');
    await runtime.drained();
    const done = await ok(teacher, 'attempts.listRegrades', { params: made.params });
    expect(done.items).toMatchObject([{ done: 1, changed: items.length }]);
  });

  it('case 92: is corrected while others mark and submit, and nothing is lost', async () => {
    const made = await makeQuiz(world, teacher, [trueFalse('Ice sinks.'), essay()]);
    const people = await Promise.all(Array.from({ length: 8 }, () => learnerOf(world, made)));
    const taken = await Promise.all(people.slice(0, 5).map((one) => take(made, one, false)));
    const running = await Promise.all(people.slice(5).map((one) => begin(world, one, made)));
    await runtime.drained();
    await statement(made, false, 1);
    const slotId = made.slots[1]?.slotId ?? '';
    await Promise.all([
      regrade(made, 'rescore'),
      ...taken.map((params) =>
        call(teacher, 'attempts.mark', {
          params: { ...params, slotId },
          body: { points: 3000, comment: '', version: 1 },
        }),
      ),
      ...running.map((params, at) =>
        ok(people[at + 5] as Person, 'quizzes.submit', { params, body: {} }),
      ),
    ]);
    await runtime.drained();
    for (const params of taken) {
      const seen = await ok(teacher, 'attempts.get', { params });
      const marked = seen.questions[1]?.step?.mark?.points ?? null;
      expect(seen.questions[0]?.step).toMatchObject({ version: 2, points: 10_000 });
      expect(seen.score?.points).toBe(marked === null ? null : 13_000);
      const { mark, history } = seen;
      expect(mark?.earned?.points ?? null).toBe(seen.score?.points);
      expect(history.filter(({ because }) => because.kind === 'ended')).toHaveLength(1);
    }
    const all = await ok(teacher, 'attempts.list', { params: made.params });
    expect(all.items).toHaveLength(8);
  });
});
