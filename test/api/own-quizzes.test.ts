import { describe, expect, it } from 'vitest';
import { createBlock, makeCourse, textBlock } from '../world/courses.ts';
import { inOrder, trueFalse } from '../world/questions.ts';
import { begin, learnerOf, makeQuiz, type MadeQuiz } from '../world/quizzes.ts';
import { startWorld, type Person } from '../world/world.ts';
import { ids } from '#functions/platform/ids.ts';

const world = await startWorld();
const { newPerson, ok, runtime } = world;
const teacher = await newPerson('teachers', 'Grace');

type Query = {
  state?: 'notStarted' | 'inProgress' | 'completed';
  courseId?: string;
  limit?: string;
};

/** Once the stream is at rest: it keeps the quizzes of courses. */
const listOf = async (person: Person, query: Query = {}) => {
  await runtime.drained();
  return ok(person, 'quizzes.list', { query });
};
const later = { day: 900, time: '10:00', timeZone: 'Europe/Madrid' };
const right = { type: 'trueFalse', isTrue: true } as const;

describe('the quizzes of a learner', () => {
  it('stand in their list from not started over in progress to completed, with the score as far as it is shown', async () => {
    const quiz = await makeQuiz(world, teacher, [trueFalse(), trueFalse()], {
      attempts: 2,
      passPercent: 60,
    });
    const ada = await learnerOf(world, quiz);
    const { courseId, moduleId, quizId, title } = quiz;
    expect((await listOf(ada)).items).toEqual([
      {
        courseId,
        courseTitle: expect.anything(),
        moduleId,
        quizId,
        title: { en: title },
        state: 'notStarted',
        running: null,
        minutes: 30,
        attempts: 2,
        used: 0,
        opensAt: null,
        closesAt: null,
        locks: [],
        score: null,
        isPassed: null,
      },
    ]);
    const params = await begin(world, ada, quiz);
    const [running] = (await listOf(ada)).items;
    expect(running).toMatchObject({ state: 'inProgress', used: 1, score: null });
    const { deadline } = await ok(ada, 'quizzes.getAttempt', { params });
    expect(running?.running).toEqual({ attemptId: params.attemptId, deadline });
    await ok(ada, 'quizzes.saveAnswer', {
      params: { ...params, slotId: quiz.slots[0]?.slotId ?? '' },
      body: { sequence: 1, answer: right, flagged: false },
    });
    await ok(ada, 'quizzes.submit', { params, body: {} });
    expect((await listOf(ada)).items).toMatchObject([
      {
        state: 'completed',
        running: null,
        used: 1,
        score: { points: 10_000, most: 20_000 },
        isPassed: false,
      },
    ]);
  });

  it('say no score before the quiz does', async () => {
    const nothing = { score: false, answers: false, verdicts: false, feedback: false, key: false };
    const shows = { afterSubmit: nothing, afterClose: { ...nothing, score: true } };
    const quiz = await makeQuiz(world, teacher, [trueFalse()], { shows, passPercent: 50 });
    const ada = await learnerOf(world, quiz);
    await ok(ada, 'quizzes.submit', { params: await begin(world, ada, quiz), body: {} });
    expect((await listOf(ada)).items).toMatchObject([
      { state: 'completed', score: null, isPassed: null },
    ]);
  });

  it('come with what runs first, then what closes, and are narrowed by state and course', async () => {
    const course = await makeCourse(world, teacher, { startsOn: '2026-01-01' });
    const [open, due, other] = [
      await makeQuiz(world, teacher, [trueFalse()], { course }),
      await makeQuiz(world, teacher, [trueFalse()], { course, closes: later }),
      await makeQuiz(world, teacher, [trueFalse()]),
    ];
    const ada = await learnerOf(world, open);
    await ok(ada, 'enrollments.enroll', { params: { courseId: other.courseId }, body: {} });
    await begin(world, ada, other);
    const { items, courses } = await listOf(ada);
    expect(items.map(({ quizId }) => quizId)).toEqual([other.quizId, due.quizId, open.quizId]);
    expect(items[1]?.closesAt).toBe('2028-06-19T08:00:00.000Z');
    expect(courses.map(({ courseId }) => courseId)).toEqual([other.courseId, course.courseId]);
    const idsOf = async (query: Query) =>
      (await listOf(ada, query)).items.map(({ quizId }) => quizId);
    expect(await idsOf({ state: 'inProgress' })).toEqual([other.quizId]);
    expect(await idsOf({ state: 'completed' })).toEqual([]);
    expect(await idsOf({ courseId: course.courseId })).toEqual([due.quizId, open.quizId]);
    // A course that would come on a later page.
    expect(await idsOf({ courseId: course.courseId, limit: '1' })).toEqual([
      due.quizId,
      open.quizId,
    ]);
    const first = await listOf(ada, { limit: '1' });
    expect(first.items.map(({ quizId }) => quizId)).toEqual([other.quizId]);
    const next = await ok(ada, 'quizzes.list', {
      query: { limit: '1', cursor: first.nextCursor ?? '' },
    });
    expect(next.items.map(({ quizId }) => quizId)).toEqual([due.quizId, open.quizId]);
    expect(next.nextCursor).toBeNull();
  });

  it('close and allow for each as it was decided for them', async () => {
    const quiz = await makeQuiz(world, teacher, [trueFalse()], { minutes: 20, attempts: 1 });
    const [ada, ben] = [await learnerOf(world, quiz), await learnerOf(world, quiz)];
    const { courseId } = quiz;
    const dates = { opensAt: '2026-01-01T08:00:00.000Z', closesAt: '2099-01-01T08:00:00.000Z' };
    await ok(teacher, 'attempts.setAccommodation', {
      params: { courseId, userId: ada.userId },
      body: {
        quizId: null,
        version: null,
        accommodation: { morePercent: 50, moreAttempts: 1, ...dates, reason: 'She was ill.' },
      },
    });
    expect((await listOf(ada)).items).toMatchObject([{ minutes: 30, attempts: 2, ...dates }]);
    const [usual] = (await listOf(ben)).items;
    expect(usual).toMatchObject({ minutes: 20, attempts: 1, opensAt: null, closesAt: null });
  });

  it('say what they wait for, and are gone with their course or from a module that is unpublished', async () => {
    const quiz = await makeQuiz(world, teacher, [trueFalse()]);
    const { courseId, moduleId, quizId } = quiz;
    const ada = await learnerOf(world, quiz);
    const { blockId } = await createBlock(world, teacher, {
      params: { courseId, moduleId },
      body: textBlock('Read this first'),
    });
    const { blocks } = await ok(teacher, 'lessons.getStructure', { params: { courseId } });
    const version = blocks.find((one) => one.blockId === quizId)?.version ?? 0;
    await ok(teacher, 'lessons.updateBlock', {
      params: { courseId, moduleId, blockId: quizId },
      body: { version, prerequisites: [{ kind: 'block', blockId }] },
    });
    const locks = async () => (await listOf(ada)).items.map((one) => one.locks);
    expect(await locks()).toEqual([[{ reason: 'afterBlock', blockId }]]);
    await ok(ada, 'progress.record', {
      params: { courseId, moduleId, blockId },
      body: { state: 'done', positionSeconds: 0 },
    });
    expect(await locks()).toEqual([[]]);
    const change = { do: 'unpublish' as const };
    await ok(teacher, 'lessons.changeModules', {
      params: { courseId },
      body: { moduleIds: [moduleId], change },
    });
    expect(await locks()).toEqual([]);
    await ok(ada, 'enrollments.withdraw', { params: { courseId } });
    expect((await listOf(ada)).courses).toEqual([]);
  });
});

const textOf = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
});

describe('the end of an attempt', () => {
  it('counts what is answered in full, as its page does: not what is begun', async () => {
    const pair = (left: string, right: string) => ({
      pairId: ids.ulid(Date.now()),
      left: { en: textOf(left) },
      right: { en: right },
    });
    const pairs = {
      type: 'matching' as const,
      stem: { en: textOf('Which is which?') },
      audio: null,
      hints: [],
      feedback: null,
      belowZero: false,
      pairs: [pair('Iron', 'a metal'), pair('Neon', 'a gas')],
      distractors: [],
      scheme: 'each' as const,
    };
    const quiz = await makeQuiz(world, teacher, [pairs, pairs, pairs, trueFalse()]);
    const ada = await learnerOf(world, quiz);
    const params = await begin(world, ada, quiz);
    const { questions } = await ok(ada, 'quizzes.getAttempt', { params });
    for (const [at, given] of [1, 2].entries()) {
      const question = questions[at];
      if (question?.asked.type !== 'matching') throw new Error('no pairs');
      const { lefts, rights } = question.asked;
      await ok(ada, 'quizzes.saveAnswer', {
        params: { ...params, slotId: question.slotId },
        body: {
          sequence: 1,
          flagged: false,
          answer: {
            type: 'matching',
            pairs: lefts.slice(0, given).map((left, place) => ({
              left: left.id,
              right: rights[place]?.id ?? '',
            })),
          },
        },
      });
    }
    const receipt = await ok(ada, 'quizzes.submit', { params, body: {} });
    expect(receipt).toMatchObject({ answered: 1, total: 4 });
  });
});

describe('the results of a quiz', () => {
  const nothing = { score: false, answers: false, verdicts: false, feedback: false, key: false };
  const all = { score: true, answers: true, verdicts: true, feedback: true, key: true };

  /** An attempt that answers the first question rightly, or nothing. */
  async function take(learner: Person, quiz: MadeQuiz, isRight: boolean) {
    const params = await begin(world, learner, quiz);
    if (isRight)
      await ok(learner, 'quizzes.saveAnswer', {
        params: { ...params, slotId: quiz.slots[0]?.slotId ?? '' },
        body: { sequence: 1, answer: right, flagged: false },
      });
    await ok(learner, 'quizzes.submit', { params, body: {} });
    return params.attemptId;
  }

  it('say which attempt counts, and what will show with the last one', async () => {
    const quiz = await makeQuiz(world, teacher, [trueFalse()], { attempts: 3, passPercent: 50 });
    const ada = await learnerOf(world, quiz);
    const params = { quizId: quiz.quizId };
    expect((await world.call(ada, 'quizzes.getResults', { params })).status).toBe(404);
    const first = await take(ada, quiz, true);
    const second = await take(ada, quiz, false);
    expect(await ok(ada, 'quizzes.getResults', { params })).toMatchObject({
      courseId: quiz.courseId,
      moduleId: quiz.moduleId,
      title: { en: quiz.title },
      own: [
        { attemptId: first, score: { points: 10_000 } },
        { attemptId: second, score: { points: 0 } },
      ],
      counted: { attemptIds: [first], score: { points: 10_000, most: 10_000 } },
      isPassed: true,
      later: { afterLast: true, afterClose: false },
      refusal: null,
    });
    const ofFirst = { params: { ...quiz.params, attemptId: first } };
    expect(await ok(ada, 'quizzes.getResult', ofFirst)).toMatchObject({
      later: { afterLast: true, afterClose: false },
    });
    await take(ada, quiz, false);
    expect(await ok(ada, 'quizzes.getResults', { params })).toMatchObject({
      later: { afterLast: false, afterClose: false },
      refusal: 'no_attempts_left',
    });
    expect(await ok(ada, 'quizzes.getResult', ofFirst)).toMatchObject({
      later: { afterLast: false, afterClose: false },
    });
  });

  it('case 30: say nothing of a score before its time, and when that is', async () => {
    const course = await makeCourse(world, teacher, { startsOn: '2026-01-01' });
    const quiz = await makeQuiz(world, teacher, [trueFalse()], {
      course,
      closes: later,
      shows: { afterSubmit: nothing, afterClose: all },
      passPercent: 50,
    });
    const ada = await learnerOf(world, quiz);
    const attemptId = await take(ada, quiz, true);
    const results = await ok(ada, 'quizzes.getResults', { params: { quizId: quiz.quizId } });
    expect(results).toMatchObject({
      own: [{ score: null }],
      counted: null,
      isPassed: null,
      later: { afterLast: false, afterClose: true },
      closesAt: '2028-06-19T08:00:00.000Z',
    });
    const params = { ...quiz.params, attemptId };
    expect(await ok(ada, 'quizzes.getResult', { params })).toMatchObject({
      later: { afterLast: false, afterClose: true },
      closesAt: '2028-06-19T08:00:00.000Z',
    });
  });

  it('say how points came about, and mark as right the lines that earned them', async () => {
    const quiz = await makeQuiz(world, teacher, [inOrder('First', 'Second', 'Third')], {
      shows: {
        afterSubmit: { ...nothing, score: true, answers: true, verdicts: true },
        afterClose: all,
      },
    });
    const ada = await learnerOf(world, quiz);
    const params = await begin(world, ada, quiz);
    const { questions } = await ok(ada, 'quizzes.getAttempt', { params });
    const asked = questions[0]?.asked;
    if (asked?.type !== 'ordering') throw new Error('Lines were asked to be put in order');
    const idOf = (line: string) =>
      asked.items.find(({ text }) => JSON.stringify(text).includes(line))?.id ?? '';
    await ok(ada, 'quizzes.saveAnswer', {
      params: { ...params, slotId: quiz.slots[0]?.slotId ?? '' },
      body: {
        sequence: 1,
        answer: { type: 'ordering', items: ['Second', 'Third', 'First'].map(idOf) },
        flagged: false,
      },
    });
    await ok(ada, 'quizzes.submit', { params, body: {} });
    const result = await ok(ada, 'quizzes.getResult', { params });
    expect(result.questions).toMatchObject([
      {
        step: {
          points: 5_000,
          credit: { how: { how: 'neighbors', right: 1, of: 2 }, limited: null },
        },
        review: {
          // Only the second one stands behind the line that comes before it.
          parts: [{ verdict: 'wrong' }, { verdict: 'right' }, { verdict: 'wrong' }],
          key: null,
        },
      },
    ]);
  });

  it('stay with who has them when the quiz is thrown away', async () => {
    const quiz = await makeQuiz(world, teacher, [trueFalse()]);
    const ada = await learnerOf(world, quiz);
    await take(ada, quiz, true);
    await ok(teacher, 'lessons.changeBlocks', {
      params: { courseId: quiz.courseId },
      body: { blockIds: [quiz.quizId], change: { do: 'bin' } },
    });
    const results = await ok(ada, 'quizzes.getResults', { params: { quizId: quiz.quizId } });
    expect(results).toMatchObject({ moduleId: null, own: [{ state: 'submitted' }] });
  });
});
