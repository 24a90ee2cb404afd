import { describe, expect, it } from 'vitest';
import { startArranging } from '../world/arranging.ts';
import { trueFalse } from '../world/questions.ts';
import { begin, learnerOf, makeQuiz } from '../world/quizzes.ts';

const { world, teacher } = await startArranging();
const { call, ok } = world;

const right = {
  sequence: 1,
  answer: { type: 'trueFalse' as const, isTrue: true },
  flagged: false,
};

describe('a quiz that is taken away from a course', () => {
  it('lets attempts go on and show their results, and has them again when it comes back', async () => {
    const quiz = await makeQuiz(world, teacher, [trueFalse()], { attempts: 2 });
    const learner = await learnerOf(world, quiz);
    const first = await begin(world, learner, quiz);
    await ok(learner, 'quizzes.submit', { params: first, body: {} });
    const second = await begin(world, learner, quiz);
    const { courseId, quizId, moduleId } = quiz;
    const change = (what: 'bin' | 'restore' | 'unpublish' | 'publish') =>
      ok(teacher, 'lessons.changeBlocks', {
        params: { courseId },
        body: { blockIds: [quizId], change: { do: what } },
      });
    await change('bin');
    expect((await call(learner, 'quizzes.get', { params: quiz.params })).status).toBe(404);
    const { questions } = await ok(learner, 'quizzes.getAttempt', { params: second });
    const slotId = questions[0]?.slotId ?? '';
    await ok(learner, 'quizzes.saveAnswer', { params: { ...second, slotId }, body: right });
    await ok(learner, 'quizzes.submit', { params: second, body: {} });
    for (const params of [first, second])
      expect((await call(learner, 'quizzes.getResult', { params })).status).toBe(200);
    const results = await ok(learner, 'quizzes.getResults', { params: { quizId } });
    expect(results.own).toHaveLength(2);
    await change('restore');
    const again = await ok(learner, 'quizzes.get', { params: quiz.params });
    expect(again.own.map(({ state }) => state)).toEqual(['submitted', 'submitted']);
    await ok(teacher, 'lessons.changeModules', {
      params: { courseId },
      body: { moduleIds: [moduleId], change: { do: 'unpublish' } },
    });
    expect((await call(learner, 'quizzes.get', { params: quiz.params })).status).toBe(404);
    expect((await call(learner, 'quizzes.getResult', { params: second })).status).toBe(200);
    expect((await call(learner, 'quizzes.getResults', { params: { quizId } })).status).toBe(200);
  });
});
