import { describe, expect, it } from 'vitest';
import { createBlock, type MadeCourse, makeCourse, textBlock } from '../world/courses.ts';
import { startWorld, type Person } from '../world/world.ts';

const world = await startWorld();
const { call, newPerson, ok } = world;
const teacher = await newPerson('teachers');

const enroll = (person: Person, { courseId }: MadeCourse) =>
  ok(person, 'enrollments.enroll', { params: { courseId }, body: {} });
const withdraw = (person: Person, { courseId }: MadeCourse) =>
  ok(person, 'enrollments.withdraw', { params: { courseId } });
const record = (
  person: Person,
  { courseId, moduleId }: MadeCourse,
  blockId: string,
  state: 'started' | 'done' = 'done',
  positionSeconds = 0,
) =>
  ok(person, 'progress.record', {
    params: { courseId, moduleId, blockId },
    body: { state, positionSeconds },
  });

describe('a learner enrolls', () => {
  it('and takes a seat, which is free again when they leave', async () => {
    const learner = await newPerson();
    const course = await makeCourse(world, teacher, { seats: 1 });
    const params = { courseId: course.courseId };
    expect(await ok(learner, 'catalog.getCourse', { params })).toMatchObject({
      students: 0,
      seatsLeft: 1,
      enrollment: null,
      entry: { action: 'enroll', reason: null },
      can: { learn: false },
    });
    await enroll(learner, course);
    expect(await ok(learner, 'catalog.getCourse', { params })).toMatchObject({
      students: 1,
      seatsLeft: 0,
      enrollment: { state: 'active', doneBlocks: 0 },
      entry: { action: 'learn', reason: 'enrolled' },
      can: { learn: true },
    });
    await withdraw(learner, course);
    expect(await ok(learner, 'catalog.getCourse', { params })).toMatchObject({ seatsLeft: 1 });
  });

  it('once: a second time they are told that they are in already', async () => {
    const learner = await newPerson();
    const course = await makeCourse(world, teacher);
    await enroll(learner, course);
    const { courseId } = course;
    expect(
      await call(learner, 'enrollments.enroll', { params: { courseId }, body: {} }),
    ).toMatchObject({
      status: 409,
      problem: { code: 'already_enrolled' },
    });
  });

  it('and finds the progress made before when they return', async () => {
    const learner = await newPerson();
    const course = await makeCourse(world, teacher, { blocks: 2 });
    await enroll(learner, course);
    await record(learner, course, course.blockId);
    await withdraw(learner, course);
    expect(await enroll(learner, course)).toMatchObject({
      state: 'active',
      doneBlocks: 1,
      resume: { blockId: course.blockId },
    });
    const { outline } = await ok(learner, 'catalog.getCourse', {
      params: { courseId: course.courseId },
    });
    expect(outline[0]?.blocks.map(({ state }) => state)).toEqual(['done', 'notStarted']);
  });

  it('cannot leave what they have left', async () => {
    const learner = await newPerson();
    const course = await makeCourse(world, teacher);
    await enroll(learner, course);
    await withdraw(learner, course);
    const { courseId } = course;
    expect(await call(learner, 'enrollments.withdraw', { params: { courseId } })).toMatchObject({
      status: 409,
      problem: { code: 'not_enrolled' },
    });
  });
});

describe('a learner learns', () => {
  it('and continues where they stopped, to the second', async () => {
    const learner = await newPerson();
    const course = await makeCourse(world, teacher, { blocks: 2 });
    await enroll(learner, course);
    const blockId = course.blockIds[1] ?? '';
    await record(learner, course, blockId, 'started', 73.5);
    const { items } = await ok(learner, 'progress.listCourses');
    expect(items).toMatchObject([
      { courseId: course.courseId, resume: { blockId, positionSeconds: 73.5 }, doneBlocks: 0 },
    ]);
    const { courseId, moduleId } = course;
    const params = { courseId, moduleId, blockId };
    expect(await ok(learner, 'lessons.getBlock', { params })).toMatchObject({
      block: { state: 'started', positionSeconds: 73.5 },
    });
  });

  it('completes a course with its last lesson, and takes it back with one', async () => {
    const learner = await newPerson();
    const course = await makeCourse(world, teacher, { blocks: 2 });
    const [one = '', two = ''] = course.blockIds;
    await enroll(learner, course);
    expect((await record(learner, course, one)).enrollment.completedAt).toBeNull();
    const { enrollment } = await record(learner, course, two);
    expect(enrollment).toMatchObject({ doneBlocks: 2, completedAt: expect.any(String) });
    expect((await record(learner, course, two, 'started')).enrollment).toMatchObject({
      doneBlocks: 1,
      completedAt: null,
    });
  });

  it('counts a lesson once, however often it is done', async () => {
    const learner = await newPerson();
    const course = await makeCourse(world, teacher, { blocks: 3 });
    await enroll(learner, course);
    for (let round = 0; round < 3; round += 1) await record(learner, course, course.blockId);
    expect((await record(learner, course, course.blockId)).enrollment.doneBlocks).toBe(1);
  });

  it('has more to do when the teacher adds a lesson', async () => {
    const learner = await newPerson();
    const course = await makeCourse(world, teacher);
    await enroll(learner, course);
    const { courseId, moduleId } = course;
    const added = await createBlock({ ok }, teacher, {
      params: { courseId, moduleId },
      body: textBlock('One more'),
    });
    expect((await record(learner, course, course.blockId)).enrollment).toMatchObject({
      doneBlocks: 1,
      completedAt: null,
    });
    expect((await record(learner, course, added.blockId)).enrollment).toMatchObject({
      doneBlocks: 2,
      completedAt: expect.any(String),
    });
  });
});

it('the own courses stand with the latest touched first, and without those left', async () => {
  const learner = await newPerson();
  const courses = [];
  for (let count = 0; count < 3; count += 1) {
    const course = await makeCourse(world, teacher);
    await enroll(learner, course);
    courses.push(course);
  }
  const [first, second, third] = courses.map(({ courseId }) => courseId);
  const listed = async () =>
    (await ok(learner, 'progress.listCourses')).items.map(({ courseId }) => courseId);
  expect(await listed()).toEqual([third, second, first]);
  if (courses[0]) await record(learner, courses[0], courses[0].blockId, 'started');
  expect(await listed()).toEqual([first, third, second]);
  if (courses[1]) await withdraw(learner, courses[1]);
  expect(await listed()).toEqual([first, third]);
});

it('the teacher sees who is in the course and how far; a learner does not', async () => {
  const course = await makeCourse(world, teacher, { blocks: 2 });
  const { courseId } = course;
  const learner = await newPerson('students', 'Ada');
  await enroll(learner, course);
  await record(learner, course, course.blockId);
  await world.runtime.drained();
  const { items } = await ok(teacher, 'rosters.list', { params: { courseId } });
  expect(items).toMatchObject([
    { userId: learner.userId, name: expect.stringContaining('Ada'), doneBlocks: 1 },
  ]);
  expect(await call(learner, 'rosters.list', { params: { courseId } })).toMatchObject({
    status: 403,
  });
});
