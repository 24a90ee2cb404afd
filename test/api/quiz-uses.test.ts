import { describe, expect, it } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { ids } from '#functions/platform/ids.ts';
import { quizOf } from '../support/quiz-of.ts';
import { daysAgo, startArranging } from '../world/arranging.ts';
import { makeCourse } from '../world/courses.ts';
import { createQuestion, trueFalse } from '../world/questions.ts';
import { begin, learnerOf, makeQuiz, type MadeQuiz } from '../world/quizzes.ts';

const { world, table, teacher, alter } = await startArranging();
const { call, ok, runtime } = world;

const id = () => ids.ulid(Date.now());

const get = async (bankId: string, questionId: string) => {
  await runtime.drained();
  return ok(teacher, 'banks.getQuestion', { params: { bankId, questionId } });
};
const unusedOf = async (bankId: string) => {
  await runtime.drained();
  const { items } = await ok(teacher, 'banks.listQuestions', {
    params: { bankId },
    query: { unused: 'true', sort: 'name' },
  });
  return items.map(({ questionId }) => questionId);
};
const change = (bankId: string, questionId: string, what: 'bin' | 'restore') =>
  ok(teacher, 'banks.changeQuestions', {
    params: { bankId },
    body: { questionIds: [questionId], change: { do: what } },
  });
const asking = (slots: MadeQuiz['slots']) =>
  quizOf({
    sections: [{ sectionId: id(), title: null, instructions: null, shuffle: false, slots }],
  });
async function askFor({ courseId, moduleId, quizId: blockId }: MadeQuiz, slots: MadeQuiz['slots']) {
  const place = { params: { courseId, moduleId, blockId } };
  const { version } = (await ok(teacher, 'lessons.getBlock', place)).block;
  await ok(teacher, 'lessons.updateBlock', { ...place, body: { version, content: asking(slots) } });
  await runtime.drained();
}
const questionIn = ({ slots }: MadeQuiz): string => {
  const [slot] = slots;
  return slot?.kind === 'fixed' ? slot.questionId : '';
};
/** The table forgets a question whose time in the trash is over. */
async function runOut(questionId: string): Promise<void> {
  await alter(keys.question(questionId), { binnedAt: daysAgo(31) });
  await table.remove(keys.question(questionId));
  await runtime.drained();
}
const isThere = async (questionId: string) =>
  (await table.dump()).has(`QUESTION#${questionId} QUESTION`);
const versionIsThere = async (questionId: string) =>
  [...(await table.dump()).values()].some(
    ({ pk, entity }) => pk === `QUESTION#${questionId}` && entity === 'QuestionVersion',
  );

describe('where a question is used', () => {
  it('is told by the question, and narrows the list of the bank', async () => {
    const course = await makeCourse(world, teacher);
    const { courseId } = course;
    const drawn = await createQuestion(world, teacher, courseId, {
      name: 'B',
      tags: ['Loops', 'Basics'],
      difficulty: 'easy',
      status: 'ready',
    });
    const draft = await createQuestion(world, teacher, courseId, { name: 'C', tags: ['loops'] });
    const quiz = await makeQuiz(world, teacher, [trueFalse()], { course });
    const named = questionIn(quiz);
    const draw = {
      kind: 'draw' as const,
      slotId: id(),
      bankId: courseId,
      tags: ['loops'],
      difficulty: 'easy' as const,
      count: 1,
      points: 10_000,
    };
    const pinned = { ...quiz.slots[0], slotId: id(), version: 1 } as MadeQuiz['slots'][number];
    const use = { courseId, quizId: quiz.quizId, title: { en: quiz.title }, isBinned: false };
    expect((await get(courseId, named)).usedIn).toEqual([{ ...use, by: 'name', version: null }]);
    expect(await unusedOf(courseId)).toEqual([drawn, draft]);
    await askFor(quiz, [...quiz.slots, pinned, draw]);
    expect((await get(courseId, named)).usedIn).toEqual([{ ...use, by: 'name', version: 1 }]);
    expect((await get(courseId, drawn)).usedIn).toEqual([{ ...use, by: 'draw', version: null }]);
    expect((await get(courseId, draft)).usedIn).toEqual([]);
    expect(await unusedOf(courseId)).toEqual([draft]);
    const { counts } = await ok(teacher, 'banks.get', { params: { bankId: courseId } });
    expect(counts).toMatchObject({ all: 3, unused: 2 });
    // In the trash it asks what it asked, since it may come back.
    await ok(teacher, 'lessons.changeBlocks', {
      params: { courseId },
      body: { blockIds: [quiz.quizId], change: { do: 'bin' } },
    });
    expect((await get(courseId, named)).usedIn).toMatchObject([{ isBinned: true }]);
    await alter(keys.block(courseId, quiz.quizId), { binnedAt: daysAgo(31) });
    await table.remove(keys.block(courseId, quiz.quizId));
    expect((await get(courseId, named)).usedIn).toEqual([]);
    expect(await unusedOf(courseId)).toHaveLength(3);
  });

  it('is nothing that a stranger can say', async () => {
    const { courseId } = await makeCourse(world, teacher);
    const questionId = await createQuestion(world, teacher, courseId, { status: 'ready' });
    const stranger = await world.newPerson('teachers');
    const quiz = await makeQuiz(world, stranger, [trueFalse()]);
    const slot = { ...quiz.slots[0], bankId: courseId, questionId } as MadeQuiz['slots'][number];
    const place = { courseId: quiz.courseId, moduleId: quiz.moduleId, blockId: quiz.quizId };
    await ok(stranger, 'lessons.updateBlock', {
      params: place,
      body: { version: 1, content: asking([slot]) },
    });
    expect((await get(courseId, questionId)).usedIn).toEqual([]);
    expect(await unusedOf(courseId)).toEqual([questionId]);
  });
});

describe('a question whose time in the trash is over', () => {
  it('stays there as long as a quiz names it, and goes when none does', async () => {
    const quiz = await makeQuiz(world, teacher, [trueFalse()]);
    const { courseId } = quiz;
    const questionId = questionIn(quiz);
    await runtime.drained();
    await change(courseId, questionId, 'bin');
    await runOut(questionId);
    expect(await get(courseId, questionId)).toMatchObject({ binnedAt: expect.any(String) });
    await change(courseId, questionId, 'restore');
    await askFor(quiz, []);
    await change(courseId, questionId, 'bin');
    await runOut(questionId);
    expect(await isThere(questionId)).toBe(false);
    expect(await versionIsThere(questionId)).toBe(false);
  });

  it('case 40: stays for the attempts that asked it, which go on and show their results', async () => {
    const quiz = await makeQuiz(world, teacher, [trueFalse()]);
    const learner = await learnerOf(world, quiz);
    const params = await begin(world, learner, quiz);
    const questionId = questionIn(quiz);
    await askFor(quiz, []);
    await change(quiz.courseId, questionId, 'bin');
    await runOut(questionId);
    const { questions } = await ok(learner, 'quizzes.getAttempt', { params });
    expect(questions).toHaveLength(1);
    await ok(learner, 'quizzes.submit', { params, body: {} });
    const result = await call(learner, 'quizzes.getResult', { params });
    expect(result.body).toMatchObject({ questions: [{ review: { key: { isTrue: true } } }] });
  });
});
