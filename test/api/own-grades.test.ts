import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { plainQuiz } from '#shared/blocks/quiz/plain-quiz.ts';
import { usualGrading } from '#shared/grading/book.ts';
import { participation } from '../features/grades.ts';
import { makeCourse } from '../world/courses.ts';
import { learnerOf, makeQuiz, takeQuiz } from '../world/quizzes.ts';
import { trueFalse } from '../world/questions.ts';
import { type Person, startWorld } from '../world/world.ts';

/** How far the gateway's clock was moved, in milliseconds. */
let ahead = 0;
const world = await startWorld({ now: () => Date.now() + ahead });
const { ok, newPerson, runtime } = world;
const teacher = await newPerson('teachers');

const minute = 60_000;
const four = ['One', 'Two', 'Three', 'Four'].map((text) => trueFalse(text));
const unseen = { ...plainQuiz.shows.afterSubmit, score: false };

/** A quiz that shows what was scored once it is closed, in ten minutes. */
async function closingSoon() {
  const at = new Date(Date.now() + ahead + 10 * minute);
  const course = await makeCourse(world, teacher, { startsOn: at.toISOString().slice(0, 10) });
  return makeQuiz(world, teacher, four, {
    course,
    closes: { day: 0, time: at.toISOString().slice(11, 16), timeZone: 'UTC' },
    shows: { afterSubmit: unseen, afterClose: { ...unseen, score: true } },
  });
}

const listOf = async (person: Person, query: { limit?: string; cursor?: string } = {}) =>
  ok(person, 'grades.listOwn', { query });

describe('the grades of one’s courses', () => {
  it('come with their totals, letters and how many marks count, a page at a time', async () => {
    const [first, second] = [
      await makeQuiz(world, teacher, four),
      await makeQuiz(world, teacher, four),
    ];
    const empty = await makeCourse(world, teacher);
    const ada = await learnerOf(world, first);
    for (const { courseId } of [second, empty])
      await ok(ada, 'enrollments.enroll', { params: { courseId }, body: {} });
    const params = { courseId: first.courseId };
    const scheme = {
      ...usualGrading,
      passFrom: 7000,
      letters: [{ letter: 'B', from: 7500 }],
    };
    await ok(teacher, 'grades.putScheme', { params, body: { scheme, version: 0 } });
    const itemId = ulid();
    await ok(teacher, 'grades.putItem', { params, body: { ...participation, itemId } });
    await runtime.drained();
    await takeQuiz(world, first, ada, 3);
    await runtime.drained();
    const { items, nextCursor } = await listOf(ada);
    expect(nextCursor).toBeNull();
    const course = (courseId: string) => items.find((one) => one.courseId === courseId);
    expect(course(first.courseId)).toMatchObject({
      items: 2,
      counted: 1,
      passFrom: 7000,
      total: { percent: 7500, shown: 7500, letter: 'B', isPassed: true },
    });
    expect(course(second.courseId)).toMatchObject({ items: 1, counted: 0 });
    expect(course(second.courseId)?.total?.percent).toBeNull();
    expect(course(empty.courseId)).toMatchObject({ items: 0, counted: 0 });

    const page = await listOf(ada, { limit: '2' });
    const rest = await listOf(ada, { limit: '2', cursor: page.nextCursor ?? '' });
    expect([...page.items, ...rest.items]).toEqual(items);

    await ok(teacher, 'grades.setTotal', {
      params: { ...params, userId: ada.userId },
      body: { percent: 9000, reason: 'She presented it twice.', version: 0 },
    });
    const own = await ok(ada, 'grades.getOwn', { params });
    expect(own.setByHand?.reason).toBe('She presented it twice.');
    expect((await listOf(ada)).items.find((one) => one.courseId === first.courseId)?.total).toEqual(
      own.total,
    );
    await ok(teacher, 'grades.setTotal', {
      params: { ...params, userId: ada.userId },
      body: { percent: null, reason: 'It was another Ada.', version: 1 },
    });
    expect(await ok(ada, 'grades.getOwn', { params })).toMatchObject({ setByHand: null });
    await ok(ada, 'enrollments.withdraw', { params });
    expect((await listOf(ada)).items.map(({ courseId }) => courseId)).not.toContain(first.courseId);
  });
});

describe('case 19: marks whose release is to come', () => {
  it('count from that instant on in totals and figures, with nothing written since, and not before', async () => {
    const quiz = await closingSoon();
    const params = { courseId: quiz.courseId };
    const learners: Person[] = [];
    for (let at = 0; at < 5; at += 1) {
      const learner = await learnerOf(world, quiz);
      await takeQuiz(world, quiz, learner, at);
      learners.push(learner);
    }
    const scheme = { ...usualGrading, showsFigures: true };
    await ok(teacher, 'grades.putScheme', { params, body: { scheme, version: 0 } });
    await runtime.drained();
    const [, ada] = learners as [Person, Person];
    const read = async () => {
      const [course] = (await listOf(ada)).items;
      const own = await ok(ada, 'grades.getOwn', { params });
      expect(course?.total).toEqual(own.total);
      return { counted: course?.counted, total: own.total.percent, n: own.items[0]?.figures?.n };
    };
    expect(await read()).toEqual({ counted: 0, total: null, n: undefined });
    ahead += 5 * minute;
    expect(await read()).toEqual({ counted: 0, total: null, n: undefined });
    ahead += 6 * minute;
    expect(await read()).toEqual({ counted: 1, total: 2500, n: 5 });
  });
});
