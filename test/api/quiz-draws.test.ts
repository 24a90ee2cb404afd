import { expect, it } from 'vitest';
import { ids } from '#functions/platform/ids.ts';
import type { Quiz } from '../support/quiz-of.ts';
import { makeCourse } from '../world/courses.ts';
import { createQuestion, type NewQuestion, trueFalse } from '../world/questions.ts';
import { begin, learnerOf, makeQuiz, slotsOf } from '../world/quizzes.ts';
import { startWorld } from '../world/world.ts';

const world = await startWorld();
const { call, ok, newPerson, runtime } = world;
const teacher = await newPerson('teachers');

type DrawSlot = Extract<Quiz['sections'][number]['slots'][number], { kind: 'draw' }>;
const draw = (bankId: string, more: Partial<DrawSlot> = {}): DrawSlot => ({
  kind: 'draw',
  slotId: ids.ulid(Date.now()),
  bankId,
  points: 10_000,
  tags: ['loops'],
  difficulty: null,
  count: 3,
  ...more,
});
const sectionOf = (slots: Quiz['sections'][number]['slots'], shuffle = false) => ({
  sectionId: ids.ulid(Date.now()),
  title: null,
  instructions: null,
  shuffle,
  slots,
});

/** Questions in a bank that are ready, with the words by which they are told apart. */
const fill = (bankId: string, words: string[], more: Partial<NewQuestion> = {}) =>
  Promise.all(
    words.map((text) =>
      createQuestion(world, teacher, bankId, {
        content: trueFalse(text),
        status: 'ready',
        tags: ['loops'],
        ...more,
      }),
    ),
  );

/** A course whose bank holds some questions about loops, and quizzes in it. */
async function scene() {
  const course = await makeCourse(world, teacher);
  const { courseId } = course;
  const of = (sections: Quiz['sections']) => makeQuiz(world, teacher, [], { course, sections });
  return { course, courseId, of };
}

/** What an attempt asks, in its order. */
async function asks(made: Awaited<ReturnType<typeof makeQuiz>>): Promise<string[]> {
  const learner = await learnerOf(world, made);
  const params = await begin(world, learner, made);
  const { questions } = await ok(learner, 'quizzes.getAttempt', { params });
  return questions.map(({ asked }) => /"text":"([^"]*)"/.exec(JSON.stringify(asked))?.[1] ?? '');
}

const refused = async (made: Awaited<ReturnType<typeof makeQuiz>>) => {
  const learner = await learnerOf(world, made);
  const { problem } = await call(learner, 'quizzes.start', { params: made.params, body: {} });
  return problem?.code;
};

it('draws questions with all of the tags and the difficulty that are ready, each once', async () => {
  const { course, courseId, of } = await scene();
  const hard = { tags: ['Loops', 'arrays'], difficulty: 'hard' as const };
  const good = ['one', 'two', 'three', 'four'];
  await fill(courseId, good, hard);
  await fill(courseId, ['easy'], { ...hard, difficulty: 'easy' });
  await fill(courseId, ['no arrays'], { tags: ['loops'], difficulty: 'hard' });
  await fill(courseId, ['draft'], { ...hard, status: 'draft' });
  const [fixed] = await slotsOf(world, teacher, courseId, [trueFalse('fixed')]);
  await runtime.drained();
  const wanted = { tags: ['loops', 'Arrays'], difficulty: 'hard' as const };
  const made = await of([sectionOf([fixed!, draw(courseId, { ...wanted, count: 3 })])]);
  const asked = await asks(made);
  expect(asked[0]).toBe('fixed');
  const drawn = asked.slice(1);
  expect(new Set(drawn).size).toBe(3);
  expect(good).toEqual(expect.arrayContaining(drawn));
  // There are four of them, and one that is asked anyway is none.
  const more = await of([sectionOf([draw(courseId, { ...wanted, count: 5 })])]);
  expect(await refused(more)).toBe('quiz_not_ready');
  expect(course.courseId).toBe(courseId);
});

it('lets two draws share what both may take, and none takes a question that is asked anyway', async () => {
  const { courseId, of } = await scene();
  const both = await fill(courseId, ['b1', 'b2'], { tags: ['loops', 'arrays'] });
  await fill(courseId, ['l1', 'l2'], { tags: ['loops'] });
  await runtime.drained();
  const draws = [
    draw(courseId, { tags: ['loops'], count: 2 }),
    draw(courseId, { tags: ['arrays'], count: 2 }),
  ];
  const asked = await asks(await of([sectionOf(draws)]));
  expect(asked.slice(0, 2).toSorted()).toEqual(['l1', 'l2']);
  expect(asked.slice(2).toSorted()).toEqual(['b1', 'b2']);
  const fixed = {
    kind: 'fixed' as const,
    slotId: ids.ulid(Date.now()),
    bankId: courseId,
    questionId: both[0] ?? '',
    version: null,
    points: 10_000,
  };
  expect(await refused(await of([sectionOf([...draws, fixed])]))).toBe('quiz_not_ready');
});

it('draws anew for each attempt, keeps what an attempt was given, and counts its points', async () => {
  const { courseId, of } = await scene();
  const words = Array.from({ length: 12 }, (_, at) => `question ${at}`);
  await fill(courseId, words);
  await runtime.drained();
  const made = await of([sectionOf([draw(courseId, { count: 10, points: 20_000 })], true)]);
  const learner = await learnerOf(world, made);
  const page = await ok(learner, 'quizzes.get', { params: made.params });
  expect(page).toMatchObject({ questions: 10, points: 200_000, refusal: null });
  const params = await begin(world, learner, made);
  const first = await ok(learner, 'quizzes.getAttempt', { params });
  expect(new Set(first.questions.map(({ slotId }) => slotId)).size).toBe(10);
  const again = await ok(learner, 'quizzes.getAttempt', { params });
  expect(again.questions).toEqual(first.questions);
  const others = [await asks(made), await asks(made)];
  // Ten out of twelve in any order: that three are alike would be one chance in 10^16.
  expect(new Set([...others, await asks(made)].map((one) => one.join())).size).toBeGreaterThan(1);
});

it('case 37: draws nothing out of the bank of another teacher, and from the own one of its own', async () => {
  const { of } = await scene();
  const stranger = await newPerson('teachers');
  await createQuestion(world, stranger, stranger.userId, {
    content: trueFalse('Secret'),
    status: 'ready',
    tags: ['loops'],
  });
  await fill(teacher.userId, ['mine']);
  await runtime.drained();
  const stolen = await of([sectionOf([draw(stranger.userId, { count: 1 })])]);
  expect(await refused(stolen)).toBe('quiz_not_ready');
  expect(await asks(await of([sectionOf([draw(teacher.userId, { count: 1 })])]))).toEqual(['mine']);
});

it('is told to who teaches before anybody stands before it, and waited for with publishing', async () => {
  const { courseId, of } = await scene();
  const [first] = await fill(courseId, ['one', 'two'], { tags: ['few'] });
  const draft = await createQuestion(world, teacher, courseId, { content: trueFalse('draft') });
  const named = {
    kind: 'fixed' as const,
    slotId: ids.ulid(Date.now()),
    bankId: courseId,
    questionId: draft,
    version: null,
    points: 10_000,
  };
  const { quizId } = await of([sectionOf([draw(courseId, { tags: ['few'] }), named])]);
  const structure = () => ok(teacher, 'lessons.getStructure', { params: { courseId } });
  const found = async () => {
    await runtime.drained();
    const { findings } = await structure();
    return findings
      .filter(({ blockId }) => blockId === quizId)
      .map(({ code, blocking }) => [code, blocking]);
  };
  const setStatus = (questionId: string, status: 'ready' | 'retired') =>
    ok(teacher, 'banks.changeQuestions', {
      params: { bankId: courseId },
      body: { questionIds: [questionId], change: { do: 'setStatus', status } },
    });
  const setState = async (state: 'published' | 'archived') => {
    const { version } = (await structure()).course;
    const body = { state, version };
    return call(teacher, 'courses.setState', { params: { courseId }, body });
  };
  expect(await found()).toEqual([
    ['too_few_questions', true],
    ['missing_question', true],
  ]);
  expect((await setState('archived')).status).toBe(200);
  const { status, problem } = await setState('published');
  expect([status, problem?.code]).toEqual([409, 'course_not_ready']);
  expect(JSON.stringify(problem)).toContain('too_few_questions');
  await fill(courseId, ['three'], { tags: ['few'] });
  expect(await found()).toEqual([['missing_question', true]]);
  await setStatus(draft, 'ready');
  expect(await found()).toEqual([]);
  expect((await setState('published')).status).toBe(200);
  await setStatus(first ?? '', 'retired');
  expect(await found()).toEqual([['too_few_questions', true]]);
});
