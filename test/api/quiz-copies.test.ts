import { describe, expect, it } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { ids } from '#functions/platform/ids.ts';
import { derivedUlid } from '#functions/platform/derived-ulid.ts';
import { startArranging } from '../world/arranging.ts';
import { makeCourse } from '../world/courses.ts';
import { createQuestion, pictured, trueFalse } from '../world/questions.ts';
import { makeQuiz, type MadeQuiz, slotsOf } from '../world/quizzes.ts';
import { readyMedia } from '../world/ready-media.ts';
import { quizOf } from '../support/quiz-of.ts';
import type { Person } from '../world/world.ts';

const { world, table, teacher, alter } = await startArranging();
const { ok, runtime } = world;

const id = () => ids.ulid(Date.now());
type Slot = MadeQuiz['slots'][number];
const fixed = (questionId: string, bankId: string, version: number | null = null): Slot => ({
  kind: 'fixed',
  slotId: id(),
  bankId,
  questionId,
  version,
  points: 10_000,
});
const draw = (bankId: string, count: number): Slot => ({
  kind: 'draw',
  slotId: id(),
  bankId,
  tags: ['loops'],
  difficulty: null,
  count,
  points: 10_000,
});

async function ask(quiz: MadeQuiz, slots: Slot[], person: Person = teacher): Promise<void> {
  const { courseId, moduleId, quizId: blockId } = quiz;
  const place = { params: { courseId, moduleId, blockId } };
  const { version } = (await ok(person, 'lessons.getBlock', place)).block;
  const section = { sectionId: id(), title: null, instructions: null, shuffle: false, slots };
  await ok(person, 'lessons.updateBlock', {
    ...place,
    body: { version, content: quizOf({ sections: [section] }) },
  });
}

async function duplicate({ courseId }: { courseId: string }, person: Person = teacher) {
  const { course } = await ok(person, 'lessons.getStructure', { params: { courseId } });
  const { version } = course;
  const made = await ok(person, 'courses.duplicate', {
    params: { courseId },
    body: { version, code: `COPY-${id().slice(-8)}`, title: { en: 'A copy' }, startsOn: null },
  });
  await runtime.drained();
  return made.courseId;
}

async function questionsOf(bankId: string, person: Person = teacher) {
  await runtime.drained();
  const { items } = await ok(person, 'banks.listQuestions', {
    params: { bankId },
    query: { sort: 'name', limit: '50' },
  });
  return items;
}

async function slotsIn(courseId: string, quizId: string): Promise<Slot[]> {
  const item = (await table.dump()).get(`BLOCK#${derivedUlid(courseId, quizId)} CONTENT`);
  const content = item?.content as ReturnType<typeof quizOf> | undefined;
  return (content?.sections ?? []).flatMap(({ slots }) => slots);
}

describe('a copy of a course', () => {
  it('asks from its own bank what the original asks, each question once', async () => {
    const course = await makeCourse(world, teacher);
    const { courseId } = course;
    const mediaId = await readyMedia(table, courseId, 'image/png');
    const make = (name: string, more = {}) =>
      createQuestion(world, teacher, courseId, { name, status: 'ready', ...more });
    const a = await make('A', { content: pictured(mediaId) });
    const b = await make('B');
    await make('C', { tags: ['Loops'] });
    await make('D', { tags: ['loops'], status: 'draft' });
    await make('E');
    const change = { params: { bankId: courseId, questionId: b } };
    for (const version of [1, 2])
      await ok(teacher, 'banks.updateQuestion', {
        ...change,
        body: { version, content: trueFalse(`Version ${version + 1}.`) },
      });
    const own = await createQuestion(world, teacher, teacher.userId, { status: 'ready' });
    const quiz = await makeQuiz(world, teacher, [], { course });
    const slots = [
      fixed(a, courseId),
      fixed(b, courseId, 2),
      draw(courseId, 1),
      fixed(own, teacher.userId),
    ];
    await ask(quiz, slots);
    const copyId = await duplicate(course);
    const copied = await questionsOf(copyId);
    expect(copied.map(({ name, source }) => [name, source])).toEqual([
      ['A', a],
      ['B', b],
      ['C', expect.any(String)],
    ]);
    const [first, second] = copied.map(({ questionId }) => questionId);
    expect(await slotsIn(copyId, quiz.quizId)).toEqual([
      { ...slots[0], bankId: copyId, questionId: first },
      { ...slots[1], bankId: copyId, questionId: second },
      { ...slots[2], bankId: copyId },
      slots[3],
    ]);
    const params = { bankId: copyId, questionId: second ?? '' };
    expect(copied[1]).toMatchObject({ contentVersion: 3, versions: 3, status: 'ready' });
    const kept = await ok(teacher, 'banks.getVersion', { params: { ...params, version: '2' } });
    expect(JSON.stringify(kept.content)).toContain('Version 2.');
    const picture = await ok(teacher, 'banks.getQuestion', {
      params: { bankId: copyId, questionId: first ?? '' },
    });
    expect(picture.links).toMatchObject([{ mediaId: derivedUlid(copyId, mediaId) }]);
    expect(picture.usedIn).toMatchObject([{ courseId: copyId }]);
    // A record that comes again makes nothing twice.
    const before = await table.dump();
    await alter(keys.courseCopy(copyId), { done: false });
    const after = await table.dump();
    expect(after.get(`BANK#${copyId} BANK`)).toMatchObject({ questions: 3 });
    expect([...after.keys()]).toEqual([...before.keys()]);
  });

  it('has no access code of its own, and waits with publishing until it has one', async () => {
    const course = await makeCourse(world, teacher);
    const quiz = await makeQuiz(world, teacher, [trueFalse()], { course, needsCode: true });
    const missing = async (courseId: string) =>
      (await ok(teacher, 'lessons.getStructure', { params: { courseId } })).findings
        .filter(({ code }) => code === 'no_access_code')
        .map(({ blocking, blockId }) => [blocking, blockId]);
    expect(await missing(course.courseId)).toEqual([[true, quiz.quizId]]);
    await ok(teacher, 'attempts.setCode', { params: quiz.params, body: { code: 'SESAME' } });
    expect(await missing(course.courseId)).toEqual([]);

    const courseId = await duplicate(course);
    const quizId = derivedUlid(courseId, quiz.quizId);
    expect(await missing(courseId)).toEqual([[true, quizId]]);
    const publish = async () => {
      const { version } = (await ok(teacher, 'lessons.getStructure', { params: { courseId } }))
        .course;
      const body = { state: 'published' as const, version };
      return world.call(teacher, 'courses.setState', { params: { courseId }, body });
    };
    const refused = await publish();
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.body)).toContain('no_access_code');
    await ok(teacher, 'attempts.setCode', { params: { courseId, quizId }, body: { code: 'OPEN' } });
    expect(await missing(courseId)).toEqual([]);
    expect((await publish()).status).toBe(200);
  });

  it('by somebody else takes along what is asked from the bank of who teaches', async () => {
    const course = await makeCourse(world, teacher);
    const own = await createQuestion(world, teacher, teacher.userId, { status: 'ready' });
    const quiz = await makeQuiz(world, teacher, [], { course });
    await ask(quiz, [fixed(own, teacher.userId)]);
    const admin = await world.newPerson('admins');
    const copyId = await duplicate(course, admin);
    const [question] = await questionsOf(copyId, admin);
    expect(question).toMatchObject({ source: own, bankId: copyId });
    expect(await slotsIn(copyId, quiz.quizId)).toMatchObject([
      { bankId: copyId, questionId: question?.questionId },
    ]);
  });

  it('case 37: brings nobody the questions of a bank that is not theirs', async () => {
    const { courseId } = await makeCourse(world, teacher);
    const theirs = await createQuestion(world, teacher, courseId, {
      status: 'ready',
      tags: ['loops'],
    });
    const stranger = await world.newPerson('teachers');
    const course = await makeCourse(world, stranger);
    const quiz = await makeQuiz(world, stranger, [], { course });
    await ask(
      quiz,
      [fixed(theirs, courseId), fixed(theirs, course.courseId), draw(courseId, 1)],
      stranger,
    );
    const copyId = await duplicate(course, stranger);
    expect(await questionsOf(copyId, stranger)).toEqual([]);
  });
});

describe('a copy within a course', () => {
  it('of a quiz, or of the module around it, asks the same questions', async () => {
    const course = await makeCourse(world, teacher);
    const { courseId, moduleId } = course;
    const quiz = await makeQuiz(world, teacher, [], { course });
    const slots = await slotsOf(world, teacher, courseId, [trueFalse()]);
    await ask(quiz, slots);
    await ok(teacher, 'lessons.changeBlocks', {
      params: { courseId },
      body: { blockIds: [quiz.quizId], change: { do: 'copy' } },
    });
    await ok(teacher, 'lessons.changeModules', {
      params: { courseId },
      body: { moduleIds: [moduleId], change: { do: 'copy' } },
    });
    const [question] = await questionsOf(courseId);
    const { usedIn } = await ok(teacher, 'banks.getQuestion', {
      params: { bankId: courseId, questionId: question?.questionId ?? '' },
    });
    // The quiz and its copy, and both in the copy of the module.
    expect(usedIn).toHaveLength(4);
    expect(await questionsOf(courseId)).toHaveLength(1);
  });
});
