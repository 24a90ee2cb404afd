import { describe, expect, it } from 'vitest';
import { trueFalse } from '../world/questions.ts';
import { begin, learnerOf, makeQuiz, type MadeQuiz } from '../world/quizzes.ts';
import { startWorld, type Person } from '../world/world.ts';

const world = await startWorld();
const { newPerson, ok, call } = world;
const teacher = await newPerson('teachers', 'Grace');
const dayMs = 86_400_000;

/** A day of theirs goes by: from where it begins last to where it begins first, a day is a later one by now. */
async function nextDay(person: Person) {
  const { version } = await ok(person, 'accounts.getMe');
  await ok(person, 'accounts.updateMe', { body: { version, timeZone: 'Pacific/Kiritimati' } });
}
async function fromEarliest(person: Person) {
  const { version } = await ok(person, 'accounts.getMe');
  await ok(person, 'accounts.updateMe', { body: { version, timeZone: 'Pacific/Pago_Pago' } });
}

const truth = (isTrue: boolean) => ({ type: 'trueFalse', isTrue }) as const;

/** Answers the first question rightly and all others wrongly, and looks at the result. */
async function miss(learner: Person, quiz: MadeQuiz) {
  const params = await begin(world, learner, quiz);
  for (const [at, { slotId }] of quiz.slots.entries())
    await ok(learner, 'quizzes.saveAnswer', {
      params: { ...params, slotId },
      body: { sequence: 1, answer: truth(at === 0), flagged: false },
    });
  await ok(learner, 'quizzes.submit', { params, body: {} });
  await ok(learner, 'quizzes.getResult', { params });
}

const questionOf = ({ slots }: MadeQuiz, at: number) => {
  const slot = slots[at];
  return slot?.kind === 'fixed' ? slot.questionId : '';
};

describe('O29: the daily review', () => {
  it('asks nobody anything who has not turned it on, and forgets all when it is turned off', async () => {
    const quiz = await makeQuiz(world, teacher, [trueFalse('One'), trueFalse('Two')]);
    const ada = await learnerOf(world, quiz);
    await miss(ada, quiz);
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
    await miss(ada, quiz);
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
    await fromEarliest(ada);
    await ok(ada, 'quizzes.setReview', { body: { isOn: true } });
    await miss(ada, quiz);
    const today = await ok(ada, 'quizzes.listReview');
    expect(today.due).toEqual([]);
    expect(today.nextOn).not.toBeNull();
    const early = await call(ada, 'quizzes.answerReview', {
      params: { questionId: two },
      body: { answer: truth(true) },
    });
    expect(early.status).toBe(404);
    await nextDay(ada);
    const { due } = await ok(ada, 'quizzes.listReview');
    expect(due.map(({ questionId }) => questionId).toSorted()).toEqual(
      [two, three, four].toSorted(),
    );
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
    // Who leaves the course is asked its questions no more.
    await ok(ada, 'enrollments.withdraw', { params: { courseId: quiz.courseId } });
    expect((await ok(ada, 'quizzes.listReview')).due).toEqual([]);
  });
});
