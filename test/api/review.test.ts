import { describe, expect, it } from 'vitest';
import { mostADay } from '#shared/policies/review-schedule.ts';
import { trueFalse } from '../world/questions.ts';
import { begin, learnerOf, makeQuiz } from '../world/quizzes.ts';
import { fromEarliest, miss, nextDay, questionOf, truth } from '../world/reviews.ts';
import { startWorld } from '../world/world.ts';

const world = await startWorld();
const { newPerson, ok, call } = world;
const teacher = await newPerson('teachers', 'Grace');
const dayMs = 86_400_000;

describe('O29: the daily review', () => {
  it('asks nobody anything who has not turned it on, and forgets all when it is turned off', async () => {
    const quiz = await makeQuiz(world, teacher, [trueFalse('One'), trueFalse('Two')]);
    const ada = await learnerOf(world, quiz);
    await miss(world, ada, quiz);
    const off = { isOn: false, due: [], nextOn: null, links: [] };
    expect(await ok(ada, 'quizzes.listReview')).toEqual(off);
    await ok(ada, 'quizzes.setReview', { body: { isOn: true } });
    expect(await ok(ada, 'quizzes.listReview')).toEqual({ ...off, isOn: true });
    await ok(ada, 'quizzes.setReview', { body: { isOn: false } });
    expect(await ok(ada, 'quizzes.listReview')).toEqual(off);
  });

  it('case 29: takes in nothing whose key the quiz has not shown', async () => {
    const nothing = { score: true, answers: true, verdicts: true, feedback: true, key: false };
    const quiz = await makeQuiz(world, teacher, [trueFalse('One'), trueFalse('Two')], {
      shows: { afterSubmit: nothing, afterClose: nothing },
    });
    const ada = await learnerOf(world, quiz);
    await ok(ada, 'quizzes.setReview', { body: { isOn: true } });
    await miss(world, ada, quiz);
    expect((await ok(ada, 'quizzes.listReview')).nextOn).toBeNull();
  });

  it('brings back the next day what was missed, and says at once what was right', async () => {
    const quiz = await makeQuiz(world, teacher, [
      trueFalse('One'),
      trueFalse('Two'),
      trueFalse('Three'),
      trueFalse('Four'),
    ]);
    const ada = await learnerOf(world, quiz);
    const [two, three, four] = [1, 2, 3].map((at) => questionOf(quiz, at)) as [
      string,
      string,
      string,
    ];
    await fromEarliest(world, ada);
    await ok(ada, 'quizzes.setReview', { body: { isOn: true } });
    await miss(world, ada, quiz);
    const today = await ok(ada, 'quizzes.listReview');
    const toReview = async () => (await ok(ada, 'progress.getDashboard')).toReview;
    expect(today.due).toEqual([]);
    expect(await toReview()).toBe(0);
    expect(today.nextOn).not.toBeNull();
    const early = await call(ada, 'quizzes.answerReview', {
      params: { questionId: two },
      body: { answer: truth(true) },
    });
    expect(early.status).toBe(404);
    await nextDay(world, ada);
    const { due } = await ok(ada, 'quizzes.listReview');
    expect(due.map(({ questionId }) => questionId).toSorted()).toEqual(
      [two, three, four].toSorted(),
    );
    expect(await toReview()).toBe(3);
    expect(JSON.stringify(due)).not.toContain('isTrue');
    const right = await ok(ada, 'quizzes.answerReview', {
      params: { questionId: two },
      body: { answer: truth(true) },
    });
    expect(right).toMatchObject({ isRight: true, review: { key: { isTrue: true } } });
    const wrong = await ok(ada, 'quizzes.answerReview', {
      params: { questionId: three },
      body: { answer: truth(false) },
    });
    expect(wrong.isRight).toBe(false);
    expect(Date.parse(right.dueOn ?? '') - Date.parse(wrong.dueOn ?? '')).toBe(2 * dayMs);
    const left = (await ok(ada, 'quizzes.listReview')).due;
    expect(left.map(({ questionId }) => questionId)).toEqual([four]);
    expect(await toReview()).toBe(1);
    // Who leaves the course is asked its questions no more.
    await ok(ada, 'enrollments.withdraw', { params: { courseId: quiz.courseId } });
    expect(await ok(ada, 'quizzes.listReview')).toMatchObject({ due: [], nextOn: null });
    expect(await toReview()).toBe(0);
  });

  it('asks by the right key once a wrong one was corrected, and leaves the others as they are', async () => {
    const quiz = await makeQuiz(world, teacher, [trueFalse('Ice sinks.'), trueFalse('Ice melts.')]);
    const ada = await learnerOf(world, quiz);
    await fromEarliest(world, ada);
    await ok(ada, 'quizzes.setReview', { body: { isOn: true } });
    const params = await begin(world, ada, quiz);
    await ok(ada, 'quizzes.submit', { params, body: {} });
    await ok(ada, 'quizzes.getResult', { params });
    const questionId = questionOf(quiz, 0);
    await ok(teacher, 'banks.updateQuestion', {
      params: { bankId: quiz.courseId, questionId },
      body: { version: 1, content: trueFalse('Ice sinks.', false) },
    });
    await ok(teacher, 'attempts.regrade', {
      params: quiz.params,
      body: { change: { kind: 'rescore', questionId }, reason: 'The key was wrong.' },
    });
    await world.runtime.drained();
    await ok(ada, 'quizzes.getResult', { params });
    await nextDay(world, ada);
    const keyOf = async (id: string) =>
      (
        await ok(ada, 'quizzes.answerReview', {
          params: { questionId: id },
          body: { answer: null },
        })
      ).review;
    expect(await keyOf(questionId)).toMatchObject({ key: { isTrue: false } });
    expect(await keyOf(questionOf(quiz, 1))).toMatchObject({ key: { isTrue: true } });
  });

  it('asks what is due of other courses, however much is due of one that somebody left', async () => {
    const many = Array.from({ length: mostADay + 2 }, (_, at) => trueFalse(`Statement ${at}`));
    const left = await makeQuiz(world, teacher, many);
    const ada = await learnerOf(world, left);
    await fromEarliest(world, ada);
    await ok(ada, 'quizzes.setReview', { body: { isOn: true } });
    await miss(world, ada, left);
    // Of two on the same day, the older question comes first.
    const stays = await makeQuiz(world, teacher, [trueFalse('One'), trueFalse('Two')]);
    await ok(ada, 'enrollments.enroll', { params: { courseId: stays.courseId }, body: {} });
    await miss(world, ada, stays);
    await nextDay(world, ada);
    const dueNow = async () =>
      (await ok(ada, 'quizzes.listReview')).due.map(({ questionId }) => questionId);
    expect(await dueNow()).toHaveLength(mostADay);
    expect(await dueNow()).not.toContain(questionOf(stays, 1));
    await ok(ada, 'enrollments.withdraw', { params: { courseId: left.courseId } });
    expect(await dueNow()).toEqual([questionOf(stays, 1)]);
    const told = await ok(ada, 'quizzes.answerReview', {
      params: { questionId: questionOf(stays, 1) },
      body: { answer: null },
    });
    // Who does not know it reads what is right, and is asked it again the next day.
    expect(told).toMatchObject({ isRight: false, review: { key: { isTrue: true } } });
    expect(await dueNow()).toEqual([]);
    expect((await ok(ada, 'quizzes.listReview')).nextOn).toBe(told.dueOn);
  });
});
