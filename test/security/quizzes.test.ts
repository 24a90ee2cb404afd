import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { learnerOf, makeQuiz, begin, type MadeQuiz } from '../world/quizzes.ts';
import { trueFalse } from '../world/questions.ts';
import { ids } from '#functions/platform/ids.ts';
import { keys } from '#functions/data/keys.ts';
import { attemptsRecord } from '#functions/data/quizzes/attempts.ts';
import { openRawTable } from '../world/raw-table.ts';
import { startWorld, type Person } from '../world/world.ts';

/** How far the gateway's clock was moved, in milliseconds: it only ever moves forward, as its throttling needs it. */
let ahead = 0;
const gateway = () => Date.now() + ahead;
const moveTo = (instant: number) => {
  ahead += Math.max(0, instant - gateway());
};
/** Told of the next transaction of a learner's function, which is on its way until it is let through. */
let held: { begun: () => void; through: Promise<void> } | undefined;
const world = await startWorld({
  now: gateway,
  underWay: ({ action, functionRole }) => {
    if (!held || action !== 'TransactWriteItems' || !/quizzes/i.test(functionRole))
      return undefined;
    const { begun, through } = held;
    held = undefined;
    begun();
    return through;
  },
});
/** Sends a request, waits until its transaction is on its way, and lets that through when `meanwhile` is done. */
async function underWay<T>(send: () => Promise<T>, meanwhile: () => Promise<void>): Promise<T> {
  const begun = Promise.withResolvers<void>();
  const through = Promise.withResolvers<void>();
  held = { begun: begun.resolve, through: through.promise };
  const answer = send();
  await begun.promise;
  await meanwhile().finally(through.resolve);
  return answer;
}
const { call, ok, newPerson } = world;
const raw = openRawTable(world);
let teacher = await newPerson('teachers');
// The clock moves by nearly a token's quarter of an hour in all.
beforeEach(async () => {
  teacher = await world.signIn(teacher.email);
});
const second = 1000;

const says = (text: string) => ({
  en: {
    type: 'doc' as const,
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
  },
});
/** A question with a canary in all that is not asked. */
const guarded = (at: number) => ({
  ...trueFalse(`Statement ${at}`),
  hints: [{ en: `CANARY hint ${at}` }],
  feedback: says(`CANARY general ${at}`),
  whenTrue: says(`CANARY when true ${at}`),
  whenFalse: says(`CANARY when false ${at}`),
});
const three = [1, 2, 3].map(guarded);
const isTrue = (value = true) => ({ type: 'trueFalse' as const, isTrue: value });
const answer = (sequence: number, value = true) => ({
  body: { sequence, answer: isTrue(value), flagged: false },
});
const slotAt = ({ slots }: MadeQuiz, at: number) => slots[at]?.slotId ?? '';
const codeOf = async (asked: ReturnType<typeof call>) => {
  const { status, problem } = await asked;
  return [status, problem?.code];
};
const ended = [409, 'attempt_ended'];

let quiz: MadeQuiz;
beforeAll(async () => {
  quiz = await makeQuiz(world, teacher, three, { minutes: 1 });
});

/** Somebody with an attempt that has just begun. */
async function scene(made = quiz) {
  const learner = await learnerOf(world, made);
  const params = await begin(world, learner, made);
  const save = (at: number, sequence: number, value = true) =>
    call(learner, 'quizzes.saveAnswer', {
      params: { ...params, slotId: slotAt(made, at) },
      ...answer(sequence, value),
    });
  const submit = () => call(learner, 'quizzes.submit', { params, body: {} });
  const attempt = () => ok(learner, 'quizzes.getAttempt', { params });
  return { learner, params, save, submit, attempt };
}

const ownAttempts = async ({ userId }: Person, { params: { courseId, quizId } }: MadeQuiz) => {
  const key = keys.attempts(userId, courseId, quizId);
  const item = (await raw.items()).find(({ pk, sk }) => pk === key.pk && sk === key.sk);
  return item ? attemptsRecord.parse(item) : null;
};

describe('what a learner’s browser holds', () => {
  it('case 29: no key, feedback, hint or explanation comes before its time', async () => {
    const hidden = { score: true, answers: true, verdicts: false, feedback: false, key: false };
    const made = await makeQuiz(world, teacher, three, {
      shows: { afterSubmit: hidden, afterClose: hidden },
    });
    const { learner, params, save, submit, attempt } = await scene(made);
    const block = { ...made, blockId: made.quizId };
    const seen = [
      await ok(learner, 'quizzes.get', { params: made.params }),
      await attempt(),
      (await save(0, 1)).body,
      await ok(learner, 'lessons.getBlock', {
        params: { courseId: block.courseId, moduleId: block.moduleId, blockId: block.blockId },
      }),
      (await submit()).body,
      await attempt(),
      await ok(learner, 'quizzes.getResult', { params }),
      await ok(learner, 'accounts.exportMe'),
    ];
    const text = JSON.stringify(seen);
    expect(text).toContain('Statement 1');
    expect(text).not.toContain('CANARY');
    expect(text).not.toContain('whenTrue');
    for (const { slotId: _, ...slot } of made.slots)
      expect(text).not.toContain('questionId' in slot ? slot.questionId : '');
  });

  it('shows hints while it runs where the quiz does, and nowhere else', async () => {
    const hinted = { ...trueFalse('Ice floats.'), hints: [{ en: 'CANARY of a hint' }] };
    for (const hints of [false, true]) {
      const { attempt } = await scene(await makeQuiz(world, teacher, [hinted], { hints }));
      const [question] = (await attempt()).questions;
      expect(question?.hints).toEqual(hints ? hinted.hints : []);
      expect(JSON.stringify(question?.asked)).not.toContain('CANARY');
    }
  });

  it('shows hints to the end of an attempt as the quiz did when it began', async () => {
    const hinted = { ...trueFalse('Ice floats.'), hints: [{ en: 'CANARY of a hint' }] };
    const made = await makeQuiz(world, teacher, [hinted], { hints: false });
    const { attempt } = await scene(made);
    const { courseId, moduleId, quizId: blockId } = made;
    const place = { params: { courseId, moduleId, blockId } };
    const { block } = await ok(teacher, 'lessons.getBlock', place);
    const content = { ...block.content, hints: true } as typeof block.content;
    await ok(teacher, 'lessons.updateBlock', {
      ...place,
      body: { version: block.version, content },
    });
    expect((await attempt()).questions[0]?.hints).toEqual([]);
    const later = await scene(made);
    expect((await later.attempt()).questions[0]?.hints).toEqual(hinted.hints);
  });

  it('case 30: key and feedback wait for the last attempt', async () => {
    const made = await makeQuiz(world, teacher, three, { attempts: 2 });
    const { learner, params, submit } = await scene(made);
    await submit();
    const first = await ok(learner, 'quizzes.getResult', { params });
    expect(JSON.stringify(first)).not.toContain('CANARY');
    expect(first.questions.map(({ review }) => review?.key)).toEqual([null, null, null]);
    const second = await begin(world, learner, made);
    await ok(learner, 'quizzes.submit', { params: second, body: {} });
    const last = await ok(learner, 'quizzes.getResult', { params: second });
    expect(JSON.stringify(last)).toContain('CANARY general 1');
  });

  it('shows no result of an attempt that runs, and no questions of one that has ended', async () => {
    const { learner, params, submit, attempt } = await scene();
    expect(await codeOf(call(learner, 'quizzes.getResult', { params }))).toEqual([
      409,
      'attempt_runs',
    ]);
    expect((await attempt()).questions).toHaveLength(3);
    await submit();
    expect((await attempt()).questions).toEqual([]);
  });
});

describe('time is the server’s', () => {
  it('case 31: a request that names a time or a number is refused', async () => {
    const learner = await learnerOf(world, quiz);
    for (const more of [{ startedAt: 0 }, { deadline: 0 }, { duration: 1 }, { attemptNo: 1 }])
      expect(
        (await call(learner, 'quizzes.start', { params: quiz.params, body: more as never })).status,
      ).toBe(400);
    expect(await ownAttempts(learner, quiz)).toBeNull();
  });

  it.each([
    ['a second before the deadline', 60 - 1, 200, false],
    ['within the grace', 60 + 14, 200, true],
    ['a second after the grace', 60 + 16, 409, null],
    ['five minutes later', 60 + 300, 409, null],
  ])('case 32: a submit %s', async (_, seconds, status, isLate) => {
    const { learner, params, save, submit, attempt } = await scene();
    expect((await save(0, 1)).status).toBe(200);
    const began = Date.parse((await attempt()).startedAt);
    moveTo(began + seconds * second);
    const answered = await submit();
    expect(answered.status).toBe(status);
    if (isLate !== null) expect(answered.body.isLate).toBe(isLate);
    const result = await ok(learner, 'quizzes.getResult', { params });
    expect(result.state).toBe(status === 200 ? 'submitted' : 'expired');
    expect(result.score).toEqual({ points: 10_000, most: 30_000 });
    if (status !== 200) expect(result.endedAt).toBe(new Date(began + 60 * second).toISOString());
  });

  it('case 33: who comes back after the deadline finds what the server has', async () => {
    const { save, attempt } = await scene();
    await save(0, 1);
    moveTo(gateway() + 100 * second);
    expect(await codeOf(save(1, 1))).toEqual(ended);
    expect(await attempt()).toMatchObject({ state: 'expired', questions: [] });
  });

  it('O3: says how long an attempt would be, and why', async () => {
    const learner = await learnerOf(world, quiz);
    const page = await ok(learner, 'quizzes.get', { params: quiz.params });
    expect(page.time).toEqual({ seconds: 60, because: 'minutes' });
    expect(page).toMatchObject({ refusal: null, questions: 3, points: 30_000, own: [] });
  });
});

describe('what has ended stays as it was', () => {
  it('case 34: no answer and no second submit', async () => {
    const { learner, params, save, submit } = await scene();
    await save(0, 1, true);
    expect((await submit()).status).toBe(200);
    const before = await ok(learner, 'quizzes.getResult', { params });
    expect(await codeOf(save(0, 2, false))).toEqual(ended);
    expect(await codeOf(submit())).toEqual(ended);
    expect(await ok(learner, 'quizzes.getResult', { params })).toEqual(before);
  });

  it('case 35: fifty parallel starts make one attempt', async () => {
    const learner = await learnerOf(world, quiz);
    const start = () => call(learner, 'quizzes.start', { params: quiz.params, body: {} });
    const answers = await Promise.all(Array.from({ length: 50 }, start));
    const good = answers.filter(({ status }) => status === 201);
    expect(new Set(good.map(({ body }) => body.attemptId)).size).toBe(1);
    expect(answers.every(({ status }) => [201, 409, 429, 503].includes(status))).toBe(true);
    expect((await ownAttempts(learner, quiz))?.attempts).toHaveLength(1);
  });

  it('case 36: fifty parallel submits end it once', async () => {
    const { learner, params, save, submit } = await scene();
    await save(0, 1);
    const answers = await Promise.all(Array.from({ length: 50 }, submit));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 409, 429, 503].includes(status))).toBe(true);
    const result = await ok(learner, 'quizzes.getResult', { params });
    expect(result.score).toEqual({ points: 10_000, most: 30_000 });
  });
});

describe('what comes while an attempt is being submitted', () => {
  it('case 36: an answer is scored, though it was saved after the others were read', async () => {
    const { learner, params, save, submit } = await scene();
    const submitted = await underWay(submit, async () => {
      expect((await save(0, 1)).status).toBe(200);
    });
    expect(submitted.status).toBe(200);
    const { score } = await ok(learner, 'quizzes.getResult', { params });
    expect(score?.points).toBe(10_000);
  });

  it('case 36: an answer that comes after it is refused', async () => {
    const { learner, params, save, submit } = await scene();
    const saved = await underWay(
      () => save(0, 1),
      async () => {
        expect((await submit()).status).toBe(200);
      },
    );
    expect([saved.status, saved.problem?.code]).toEqual(ended);
    const { score } = await ok(learner, 'quizzes.getResult', { params });
    expect(score?.points).toBe(0);
  });

  it('case 36: the end of its time makes one result, which both are told', async () => {
    const { learner, params, save, submit, attempt } = await scene();
    await save(0, 1);
    const deadline = Date.parse((await attempt()).deadline ?? '');
    moveTo(deadline + 14 * second);
    const { status, problem } = await underWay(submit, async () => {
      moveTo(deadline + 16 * second);
      expect((await attempt()).state).toBe('expired');
    });
    expect([status, problem?.code]).toEqual(ended);
    const result = await ok(learner, 'quizzes.getResult', { params });
    expect(result).toMatchObject({ state: 'expired', score: { points: 10_000, most: 30_000 } });
  });
});

describe('what is not one’s own', () => {
  it('case 37: an attempt of somebody else, or of another quiz, does not exist', async () => {
    const other = await makeQuiz(world, teacher, three);
    const { learner, params, attempt } = await scene();
    const stranger = await learnerOf(world, quiz);
    const elsewhere = { ...params, ...other.params };
    await ok(learner, 'enrollments.enroll', { params: { courseId: other.courseId }, body: {} });
    for (const [who, at] of [
      [stranger, params],
      [learner, elsewhere],
    ] as const) {
      expect((await call(who, 'quizzes.getAttempt', { params: at })).status).toBe(404);
      expect((await call(who, 'quizzes.submit', { params: at, body: {} })).status).toBe(404);
      expect((await call(who, 'quizzes.getResult', { params: at })).status).toBe(404);
      const saved = { params: { ...at, slotId: slotAt(quiz, 0) }, ...answer(1) };
      expect((await call(who, 'quizzes.saveAnswer', saved)).status).toBe(404);
    }
    expect((await attempt()).state).toBe('open');
  });

  it('case 37: a quiz asks nothing out of the bank of another teacher', async () => {
    const thief = await newPerson('teachers');
    const stolen = await makeQuiz(world, thief, three);
    const { courseId, moduleId } = stolen;
    const [slot] = quiz.slots;
    const made = await makeQuiz(world, thief, [], {
      course: { courseId, moduleId },
      sections: [
        {
          sectionId: ids.ulid(Date.now()),
          title: null,
          instructions: null,
          shuffle: false,
          slots: slot ? [slot] : [],
        },
      ],
    });
    const learner = await learnerOf(world, made);
    expect(await codeOf(call(learner, 'quizzes.start', { params: made.params, body: {} }))).toEqual(
      [409, 'quiz_not_ready'],
    );
  });

  it.each<[string, object]>([
    ['a score', { score: 1 }],
    ['that it is right', { isCorrect: true }],
    ['points', { points: 10 }],
    ['an answer of another type', { answer: { type: 'essay', text: 'All of it' } }],
    ['two answers in one', { answer: { type: 'trueFalse', isTrue: true, choice: 'aaaaaaaa' } }],
    ['no number', { sequence: null }],
  ])('case 38: an answer that names %s is refused', async (_, more) => {
    const { params, learner } = await scene();
    const body = { ...answer(1).body, ...more } as never;
    const at = { ...params, slotId: slotAt(quiz, 0) };
    expect((await call(learner, 'quizzes.saveAnswer', { params: at, body })).status).toBe(400);
  });

  it('case 38: there is no place but those of the paper', async () => {
    const { params, learner, attempt } = await scene();
    const at = { ...params, slotId: ids.ulid(Date.now()) };
    const saved = await call(learner, 'quizzes.saveAnswer', { params: at, ...answer(1) });
    expect(saved.status).toBe(404);
    expect((await attempt()).questions.map(({ sequence }) => sequence)).toEqual([0, 0, 0]);
  });
});

it('case 39: without a way back only the open question is there', async () => {
  const made = await makeQuiz(world, teacher, three, { back: false, oneByOne: true });
  const { learner, params, save, attempt } = await scene(made);
  const closed = [409, 'question_not_open'];
  expect(JSON.stringify(await attempt())).not.toContain('Statement 2');
  expect(await codeOf(save(1, 1))).toEqual(closed);
  const leaving = {
    params: { ...params, slotId: slotAt(made, 0) },
    body: { ...answer(1).body, leave: true },
  };
  expect((await call(learner, 'quizzes.saveAnswer', leaving)).status).toBe(200);
  expect(await codeOf(save(0, 2))).toEqual(closed);
  expect(await codeOf(save(2, 1))).toEqual(closed);
  const now = await attempt();
  expect([now.position, now.questions.map(({ slotId }) => slotId)]).toEqual([1, [slotAt(made, 1)]]);
});

it('case 40: an attempt goes on as it began, whatever its teacher changes', async () => {
  const made = await makeQuiz(world, teacher, three);
  const { learner, params, save, submit, attempt } = await scene(made);
  const [slot] = made.slots;
  const questionId = slot && 'questionId' in slot ? slot.questionId : '';
  await ok(teacher, 'banks.updateQuestion', {
    params: { bankId: made.courseId, questionId },
    body: { version: 1, content: { ...guarded(1), isTrue: false } },
  });
  await ok(teacher, 'banks.changeQuestions', {
    params: { bankId: made.courseId },
    body: { questionIds: [questionId], change: { do: 'bin' } },
  });
  await ok(teacher, 'lessons.changeBlocks', {
    params: { courseId: made.courseId },
    body: { blockIds: [made.quizId], change: { do: 'bin' } },
  } as never);
  expect((await attempt()).questions).toHaveLength(3);
  expect((await save(0, 1, true)).status).toBe(200);
  expect((await submit()).status).toBe(200);
  const own = await ownAttempts(learner, made);
  expect(own?.earned[params.attemptId]).toEqual({ points: 10_000, most: 30_000, waiting: 0 });
});

describe('saving', () => {
  it('a late answer never replaces a newer one', async () => {
    const { save, attempt } = await scene();
    expect((await save(0, 5, true)).status).toBe(200);
    const refused = await save(0, 4, false);
    expect([refused.status, refused.problem?.code]).toEqual([409, 'newer_answer_saved']);
    expect(refused.problem?.current).toEqual({ sequence: 5, answer: isTrue(), flagged: false });
    expect((await save(0, 6, false)).status).toBe(200);
    expect((await attempt()).questions[0]).toMatchObject({ sequence: 6, answer: isTrue(false) });
  });

  it('answers that come while it is submitted are counted, or refused', async () => {
    const { learner, params, save, submit } = await scene();
    const [submitted, ...saved] = await Promise.all([submit(), save(0, 1), save(1, 1), save(2, 1)]);
    expect(submitted.status).toBe(200);
    const kept = saved.filter(({ status }) => status === 200).length;
    const { score } = await ok(learner, 'quizzes.getResult', { params });
    expect(score?.points).toBe(kept * 10_000);
  });

  it('who leaves the course answers nothing more', async () => {
    const { learner, save } = await scene();
    await ok(learner, 'enrollments.withdraw', { params: { courseId: quiz.courseId } });
    expect(await codeOf(save(0, 1))).toEqual([403, 'enrollment_required']);
  });
});

describe('an access code', () => {
  const code = 'Open, sesame';
  /** A quiz that asks for a code, somebody in its course, and what they get for a code. */
  async function locked() {
    const made = await makeQuiz(world, teacher, three, { needsCode: true });
    const learner = await learnerOf(world, made);
    const start = (body: object) =>
      codeOf(call(learner, 'quizzes.start', { params: made.params, body }));
    const set = (next: string | null) =>
      ok(teacher, 'attempts.setCode', { params: made.params, body: { code: next } });
    return { made, learner, start, set };
  }

  it('case 41: opens a quiz to who has it, and to nothing that is only like it', async () => {
    const { made, learner, start, set } = await locked();
    expect(await start({ code })).toEqual([409, 'quiz_not_ready']);
    await set(code);
    expect(await start({})).toEqual([403, 'access_code_required']);
    for (const wrong of ['Open', 'open, sesame', `${code}!`, 'null', 'undefined', '0'])
      expect(await start({ code: wrong })).toEqual([403, 'access_code_wrong']);
    for (const none of [0, true, [], [code], { $ne: '' }, null, ''])
      expect(await start({ code: none })).toEqual([400, 'invalid_request']);
    expect(await ownAttempts(learner, made)).toBeNull();
    expect(await start({ code })).toEqual([201, undefined]);
    // Who has begun goes on without it.
    expect(await start({})).toEqual([201, undefined]);
  });

  it('case 41: is guessed twenty times in an hour and no more, also by the right one', async () => {
    const { start, set } = await locked();
    await set(code);
    const guesses = Array.from({ length: 20 }, (_, at) => start({ code: `guess ${at}` }));
    // Those that met at the count were never looked at.
    const looked = (await Promise.all(guesses)).filter(([status]) => status === 403).length;
    for (let at = looked; at < 20; at += 1) await start({ code: 'again' });
    expect(await start({ code })).toEqual([429, 'too_many_requests']);
  });

  it('case 41: is in nothing that a learner gets, and opens nothing once it is gone', async () => {
    const { made, learner, start, set } = await locked();
    await set(code);
    await start({ code });
    const { courseId, moduleId, quizId } = made;
    const seen = [
      await ok(learner, 'quizzes.get', { params: made.params }),
      await ok(learner, 'lessons.getBlock', { params: { courseId, moduleId, blockId: quizId } }),
      await ok(learner, 'accounts.exportMe'),
    ];
    expect(JSON.stringify(seen)).not.toContain(code);
    await set(null);
    const other = await learnerOf(world, made);
    const late = call(other, 'quizzes.start', { params: made.params, body: { code } });
    expect(await codeOf(late)).toEqual([409, 'quiz_not_ready']);
  });
});

describe('beginning', () => {
  it('counts attempts, and the wait between them', async () => {
    const made = await makeQuiz(world, teacher, three, { attempts: 2, wait: 1 });
    const { learner, submit } = await scene(made);
    const start = () => call(learner, 'quizzes.start', { params: made.params, body: {} });
    await submit();
    expect(await codeOf(start())).toEqual([409, 'attempt_too_soon']);
    const page = await ok(learner, 'quizzes.get', { params: made.params });
    const { own, startsAt } = page;
    expect(Date.parse(startsAt ?? '')).toBe(Date.parse(own[0]?.endedAt ?? '') + 60 * second);
    moveTo(Date.parse(startsAt ?? ''));
    const again = await begin(world, learner, made);
    await ok(learner, 'quizzes.submit', { params: again, body: {} });
    moveTo(gateway() + 60 * second);
    expect(await codeOf(start())).toEqual([409, 'no_attempts_left']);
  });
});
