import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { participation } from '../features/grades.ts';
import { createBlock, makeCourse, newCourse, textBlock } from '../world/courses.ts';
import { trueFalse } from '../world/questions.ts';
import { learnerOf, makeQuiz, takeQuiz } from '../world/quizzes.ts';
import { type Person, startWorld } from '../world/world.ts';

/** How far the gateway's clock was moved, in milliseconds. */
let ahead = 0;
const world = await startWorld({ now: () => Date.now() + ahead });
const { ok, call, newPerson, runtime } = world;
const teacher = await newPerson('teachers');
const minute = 60_000;

/** A course of a lesson and a quiz of four statements, which asks for 70 %. */
async function scene(completeFrom: number | null = 7000) {
  const made = await makeCourse(world, teacher, { completeFrom });
  const { courseId, moduleId, blockId } = made;
  const statements = ['One', 'Two', 'Three', 'Four'].map((text) => trueFalse(text));
  const quiz = await makeQuiz(world, teacher, statements, { course: made });
  const params = { courseId };
  const completion = { rule: 'submitted' as const };
  await ok(teacher, 'lessons.editBlocks', {
    params,
    body: { edits: [{ blockId: quiz.quizId, version: 1, completion }] },
  });
  const read = (learner: Person) =>
    ok(learner, 'progress.record', {
      params: { courseId, moduleId, blockId },
      body: { state: 'done', positionSeconds: 0 },
    });
  /** Somebody who has done all of it, with so many of four right. */
  const whoDidAll = async (right: number) => {
    const learner = await learnerOf(world, quiz);
    await takeQuiz(world, quiz, learner, right);
    await read(learner);
    await runtime.drained();
    return learner;
  };
  const completedAt = async (learner: Person) => {
    await runtime.drained();
    const { items } = await ok(learner, 'progress.listCourses');
    return items.find((one) => one.courseId === courseId)?.completedAt ?? null;
  };
  const ask = async (from: number | null) => {
    const { course } = await ok(teacher, 'catalog.getCourse', { params });
    await ok(teacher, 'courses.update', {
      params,
      body: { version: course.version, completeFrom: from },
    });
  };
  const set = (learner: Person, percent: number | null, version: number) =>
    ok(teacher, 'grades.setTotal', {
      params: { ...params, userId: learner.userId },
      body: { percent, reason: 'She presented it twice.', version },
    });
  return { params, moduleId, quiz, read, whoDidAll, completedAt, ask, set };
}

describe('INV-191: a course that asks for a total', () => {
  it('is complete once all is done and the total is enough, in either order', async () => {
    const { quiz, read, whoDidAll, completedAt, set } = await scene();
    const ada = await learnerOf(world, quiz);
    await takeQuiz(world, quiz, ada, 3);
    expect(await completedAt(ada)).toBeNull();
    await read(ada);
    expect(await completedAt(ada)).not.toBeNull();

    const ben = await whoDidAll(2);
    expect(await completedAt(ben)).toBeNull();
    await set(ben, 6999, 0);
    expect(await completedAt(ben)).toBeNull();
    await set(ben, 7000, 1);
    const since = await completedAt(ben);
    expect(since).not.toBeNull();
    await set(ben, 100, 2);
    expect(await completedAt(ben)).toBe(since);
  });

  it('is completed for those who have enough by a rule that was changed, and for nobody else', async () => {
    const { whoDidAll, completedAt, ask } = await scene();
    const [ada, ben] = [await whoDidAll(2), await whoDidAll(1)];
    await ask(5000);
    expect(await completedAt(ada)).not.toBeNull();
    expect(await completedAt(ben)).toBeNull();
    await ask(9000);
    expect(await completedAt(ada)).not.toBeNull();
    await ask(null);
    expect(await completedAt(ben)).not.toBeNull();
  });

  it('case 19: is not completed by a mark that is not released', async () => {
    const { params, whoDidAll, completedAt } = await scene();
    const itemId = ulid();
    const manual = { ...participation.manual, release: 'byHand' as const };
    await ok(teacher, 'grades.putItem', { params, body: { ...participation, manual, itemId } });
    const ada = await whoDidAll(2);
    const change = { do: 'points', points: 100_000 } as const;
    await ok(teacher, 'grades.saveMarks', {
      params,
      body: { cells: [{ userId: ada.userId, itemId, version: 0, change }], reason: null },
    });
    await runtime.drained();
    const { items } = await ok(teacher, 'grades.listRows', { params });
    expect(items[0]?.total?.shown).toBeGreaterThan(7000);
    expect(await completedAt(ada)).toBeNull();

    const from = new Date(Date.now() + ahead + 2 * minute).toISOString();
    const plan = { kind: 'release' as const, itemId, from };
    await ok(teacher, 'grades.beginJob', { params, body: { plan, reason: 'All have theirs.' } });
    expect(await completedAt(ada)).toBeNull();
    const exported = JSON.stringify(await ok(ada, 'accounts.exportMe', {}));
    expect(exported).not.toContain('CompletionDue');
    expect(exported).not.toContain('completesAt');
    const builtOn = await makeCourse(world, teacher, { prerequisites: [params.courseId] });
    const enroll = () =>
      call(ada, 'enrollments.enroll', { params: { courseId: builtOn.courseId }, body: {} });
    expect((await enroll()).body).toMatchObject({ code: 'prerequisite_missing' });

    // It holds from that instant on, before the table has forgotten anything.
    ahead += 2 * minute + 2000;
    expect(await completedAt(ada)).toBe(from);
    expect((await enroll()).status).toBe(201);
    await runtime.dynamodb.sweepExpired();
    expect(await completedAt(ada)).toBe(from);
  });

  it('case 19: is not completed by the clock where a lesson came before, or the mark was lowered', async () => {
    const { params, moduleId, whoDidAll, completedAt } = await scene();
    const itemId = ulid();
    const manual = { ...participation.manual, release: 'byHand' as const };
    await ok(teacher, 'grades.putItem', { params, body: { ...participation, manual, itemId } });
    const [ada, ben] = [await whoDidAll(2), await whoDidAll(2)];
    const give = (learner: Person, points: number, version: number) =>
      ok(teacher, 'grades.saveMarks', {
        params,
        body: {
          cells: [{ userId: learner.userId, itemId, version, change: { do: 'points', points } }],
          reason: null,
        },
      });
    await give(ada, 100_000, 0);
    await give(ben, 100_000, 0);
    await runtime.drained();
    const from = new Date(Date.now() + ahead + 2 * minute).toISOString();
    const plan = { kind: 'release' as const, itemId, from };
    await ok(teacher, 'grades.beginJob', { params, body: { plan, reason: 'All have theirs.' } });
    await runtime.drained();
    await give(ben, 10_000, 2);
    await runtime.drained();
    ahead += minute;
    await createBlock(world, teacher, {
      params: { ...params, moduleId },
      body: textBlock('What came later'),
    });
    await runtime.drained();
    ahead += minute + 2000;
    expect(await completedAt(ada)).toBeNull();
    expect(await completedAt(ben)).toBeNull();
    await runtime.dynamodb.sweepExpired();
    expect(await completedAt(ada)).toBeNull();
    expect(await completedAt(ben)).toBeNull();
  });
});

it('a course without a least total is complete with its last lesson, in the same answer', async () => {
  const { quiz, read } = await scene(null);
  const ada = await learnerOf(world, quiz);
  await takeQuiz(world, quiz, ada, 0);
  expect((await read(ada)).enrollment.completedAt).not.toBeNull();
});

it('takes a percentage up to the hundred, keeps it in a copy, and says where nothing gives a mark', async () => {
  for (const completeFrom of [0, 10_001, 70.5, -1])
    expect(
      (await call(teacher, 'courses.create', { body: { ...newCourse(), completeFrom } })).status,
    ).toBe(400);
  const course = await ok(teacher, 'courses.create', { body: newCourse({ completeFrom: 6550 }) });
  const { courseId, version } = course;
  const copy = await ok(teacher, 'courses.duplicate', {
    params: { courseId },
    body: { version, code: `${course.code}-B`, title: course.title, startsOn: null },
  });
  expect(copy.completeFrom).toBe(6550);
  const { findings } = await ok(teacher, 'lessons.getStructure', { params: { courseId } });
  expect(findings).toContainEqual({
    code: 'nothing_graded',
    blocking: false,
    moduleId: null,
    blockId: null,
  });
});
