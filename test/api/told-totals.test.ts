import { ulid } from 'ulid';
import { expect, it } from 'vitest';
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
