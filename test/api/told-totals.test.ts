import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { usualGrading } from '#shared/grading/book.ts';
import { participation } from '../features/grades.ts';
import { makeCourse } from '../world/courses.ts';
import { learnerOf, makeQuiz, takeQuiz } from '../world/quizzes.ts';
import { trueFalse } from '../world/questions.ts';
import { type Person, startWorld } from '../world/world.ts';

const world = await startWorld();
const { ok, newPerson, runtime } = world;
const teacher = await newPerson('teachers');

const four = ['One', 'Two', 'Three', 'Four'].map((text) => trueFalse(text));
const totalNews = async (person: Person) =>
  (await ok(person, 'progress.getDashboard')).news.filter(({ kind }) => kind === 'total');

it('case 19: a changed scheme and its way back are told from what to what each reads, to nobody else, and not by what is not released', async () => {
  const course = await makeCourse(world, teacher);
  const quiz = await makeQuiz(world, teacher, four, { course });
  const params = { courseId: course.courseId };
  const [ada, ben] = [await learnerOf(world, quiz), await learnerOf(world, quiz)];
  const itemId = ulid();
  const manual = { ...participation.manual, release: 'byHand' as const };
  await ok(teacher, 'grades.putItem', { params, body: { ...participation, manual, itemId } });
  await takeQuiz(world, quiz, ada, 3);
  await takeQuiz(world, quiz, ben, 4);
  const change = { do: 'points', points: 10_000 } as const;
  const cells = [ada, ben].map(({ userId }) => ({ userId, itemId, version: 0, change }));
  await ok(teacher, 'grades.saveMarks', { params, body: { cells, reason: null } });
  await runtime.drained();

  const letters = [
    { letter: 'A', from: 8000 },
    { letter: 'B', from: 5000 },
  ];
  const scheme = { ...usualGrading, letters, rounding: { decimals: 0, mode: 'up' } as const };
  await ok(teacher, 'grades.putScheme', { params, body: { scheme, version: 0 } });
  await runtime.drained();
  const told = { kind: 'total', what: 'bookChanged', ...params, nowPasses: null, reason: null };
  const adas = { ...told, from: 7500, to: 7500, letters: { from: null, to: 'B' } };
  expect(await totalNews(ada)).toMatchObject([adas]);
  expect(await totalNews(ben)).toMatchObject([
    { ...told, from: 10_000, to: 10_000, letters: { from: null, to: 'A' } },
  ]);

  // Ben has all points of what he sees: another bound for B says nothing new to him.
  const strict = { ...scheme, letters: [letters[0]!, { letter: 'B', from: 7600 }] };
  await ok(teacher, 'grades.putScheme', { params, body: { scheme: strict, version: 1 } });
  await runtime.drained();
  expect((await totalNews(ada))[0]).toMatchObject({ letters: { from: 'B', to: null } });
  expect(await totalNews(ben)).toHaveLength(1);
  await ok(teacher, 'grades.putScheme', { params, body: { scheme, version: 2 } });
  await runtime.drained();
  expect((await totalNews(ada))[0]).toMatchObject({ letters: { from: null, to: 'B' } });
  expect(await totalNews(ada)).toHaveLength(3);
  expect(await totalNews(ben)).toHaveLength(1);
});

describe('what is done to the marks of many at once', () => {
  /** A course of a quiz of four and a mark for taking part, in which somebody has three and half of what there is. */
  async function scene(release: 'whenMarked' | 'byHand') {
    const course = await makeCourse(world, teacher);
    const quiz = await makeQuiz(world, teacher, four, { course });
    const params = { courseId: course.courseId };
    const ada = await learnerOf(world, quiz);
    const itemId = ulid();
    const manual = { ...participation.manual, release };
    await ok(teacher, 'grades.putItem', { params, body: { ...participation, manual, itemId } });
    await takeQuiz(world, quiz, ada, 3);
    const change = { do: 'points', points: 50_000 } as const;
    const cells = [{ userId: ada.userId, itemId, version: 0, change }];
    await ok(teacher, 'grades.saveMarks', { params, body: { cells, reason: null } });
    await runtime.drained();
    const rule = { by: 'percent', value: 150, isCapped: false } as const;
    const curve = (of: string) =>
      ok(teacher, 'grades.beginJob', {
        params,
        body: { plan: { kind: 'curve', itemId: of, rule }, reason: 'The last task was too hard.' },
      });
    const shown = async () => (await ok(ada, 'grades.getOwn', { params })).total.shown;
    const latest = async () => {
      await runtime.drained();
      return (await ok(ada, 'progress.getDashboard')).news[0];
    };
    return { params, ada, quiz, itemId, curve, shown, latest };
  }

  it('is told with the total before and after, and so is the way back', async () => {
    const { params, itemId, curve, shown, latest } = await scene('whenMarked');
    const before = await shown();
    const { jobId } = await curve(itemId);
    const told = await latest();
    const after = await shown();
    expect(after).toBeGreaterThan(before ?? Infinity);
    expect(told).toMatchObject({
      what: 'curved',
      from: 50_000,
      to: 75_000,
      total: { from: before, to: after, nowPasses: null },
    });
    await ok(teacher, 'grades.undoJob', { params, body: { jobId } });
    expect(await latest()).toMatchObject({ what: 'undone', total: { from: after, to: before } });
    expect(await shown()).toBe(before);
  });

  it('case 19: says of the total nothing that is made of what is not released', async () => {
    const { quiz, itemId, curve, shown, latest } = await scene('byHand');
    const before = await shown();
    await curve(itemId);
    expect(await latest()).not.toMatchObject({ what: 'curved' });
    await curve(quiz.quizId);
    const told = await latest();
    expect(told).toMatchObject({ what: 'curved', total: { from: before, to: await shown() } });
    expect(before).toBe(7500);
  });
});

describe('what is done to a single mark', () => {
  /** A course of a quiz of four, of which somebody has three, and a mark for taking part. */
  async function scene(release: 'whenMarked' | 'byHand' = 'whenMarked') {
    const course = await makeCourse(world, teacher);
    const quiz = await makeQuiz(world, teacher, four, { course });
    const params = { courseId: course.courseId };
    const ada = await learnerOf(world, quiz);
    const itemId = ulid();
    const manual = { ...participation.manual, release };
    const scheme = { ...usualGrading, passFrom: 7000 };
    await ok(teacher, 'grades.putScheme', { params, body: { scheme, version: 0 } });
    await ok(teacher, 'grades.putItem', { params, body: { ...participation, manual, itemId } });
    await takeQuiz(world, quiz, ada, 3);
    await runtime.drained();
    const type = async (of: string, version: number, points: number) => {
      const change = { do: 'points', points } as const;
      const cell = { userId: ada.userId, itemId: of, version, change };
      const body = { cells: [cell], reason: 'She presented it.' };
      const { cells } = await ok(teacher, 'grades.saveMarks', { params, body });
      expect(cells).toMatchObject([{ result: 'written' }]);
      await runtime.drained();
    };
    const shown = async () => (await ok(ada, 'grades.getOwn', { params })).total.shown;
    const news = async () => (await ok(ada, 'progress.getDashboard')).news;
    return { quiz, itemId, type, shown, news };
  }

  it('is told with the total before and after, each time, and whether it passes', async () => {
    const { itemId, type, shown, news } = await scene();
    const first = await shown();
    expect(first).toBe(7500);
    await type(itemId, 0, 20_000);
    const second = await shown();
    expect((await news())[0]).toMatchObject({
      what: 'typed',
      from: null,
      to: 20_000,
      total: { from: first, to: second, nowPasses: false },
    });
    await type(itemId, 1, 90_000);
    const told = await news();
    expect(told[0]).toMatchObject({
      from: 20_000,
      to: 90_000,
      total: { from: second, to: await shown(), nowPasses: true },
    });
    // What was told before is told as it was.
    expect(told[1]).toMatchObject({ to: 20_000, total: { from: first, to: second } });
  });

  it('case 19: says of the total nothing that is made of what is not released', async () => {
    const { itemId, quiz, type, shown, news } = await scene('byHand');
    const before = await news();
    await type(itemId, 0, 20_000);
    expect(await news()).toEqual(before);
    await type(quiz.quizId, 1, 10_000);
    const [told] = await news();
    expect(told).toMatchObject({ what: 'typed', total: { from: 7500, to: await shown() } });
    expect(await shown()).toBe(2500);
  });
});
