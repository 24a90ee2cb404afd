import { describe, expect, it } from 'vitest';
import { createBlock, type MadeCourse, makeCourse, textBlock } from '../world/courses.ts';
import { startWorld, type Person } from '../world/world.ts';

const world = await startWorld();
const { newPerson, ok, runtime } = world;
const owner = await newPerson('teachers');

const enroll = (person: Person, { courseId }: MadeCourse) =>
  ok(person, 'enrollments.enroll', { params: { courseId }, body: {} });
const report = (
  person: Person,
  { courseId, moduleId, blockIds }: MadeCourse,
  at: number,
  state: 'started' | 'done',
  positionSeconds = 0,
) =>
  ok(person, 'progress.record', {
    params: { courseId, moduleId, blockId: blockIds[at] ?? '' },
    body: { state, positionSeconds },
  });
/** Once the stream is at rest: it keeps the outlines that a dashboard reads (decision 0062). */
const dashboard = async (person: Person) => {
  await runtime.drained();
  return ok(person, 'progress.getDashboard');
};

describe('a learner’s start', () => {
  it('of somebody new shows three steps and nothing else', async () => {
    expect(await dashboard(await newPerson())).toEqual({
      next: null,
      courses: [],
      news: [],
      pending: [],
      toReview: 0,
      firstSteps: { course: false, profile: false, lesson: false },
    });
  });

  it('ticks a step when it is done, not when it is clicked', async () => {
    const ada = await newPerson();
    const steps = async () => (await dashboard(ada)).firstSteps;
    const course = await makeCourse(world, owner);
    await enroll(ada, course);
    expect(await steps()).toEqual({ course: true, profile: false, lesson: false });
    const { version } = await ok(ada, 'accounts.getMe');
    await ok(ada, 'accounts.updateMe', { body: { version, timeZone: 'Europe/Madrid' } });
    expect(await steps()).toEqual({ course: true, profile: true, lesson: false });
    await report(ada, course, 0, 'started');
    expect(await steps()).toMatchObject({ lesson: false });
    await report(ada, course, 0, 'done');
    expect(await steps()).toEqual({ course: true, profile: true, lesson: true });
  });

  it('does not tick the first course of somebody who has only asked to be let in', async () => {
    const ada = await newPerson();
    const course = await makeCourse(world, owner, { enrollmentMode: 'approval' });
    const params = { courseId: course.courseId };
    await ok(ada, 'enrollments.request', { params, body: { message: 'May I?' } });
    expect((await dashboard(ada)).firstSteps.course).toBe(false);
  });

  it('leads to the place of the last stop, then to what is open before it', async () => {
    const ada = await newPerson();
    const course = await makeCourse(world, owner, { blocks: 3, title: { es: 'Nubes' } });
    await enroll(ada, course);
    const { courseId, moduleId, blockIds } = course;
    const next = async () => (await dashboard(ada)).next;
    expect(await next()).toEqual({
      courseId,
      courseTitle: { es: 'Nubes' },
      moduleId,
      blockId: blockIds[0],
      blockTitle: { en: 'Lesson 1' },
      kind: 'text',
      minutes: 5,
      positionSeconds: 0,
    });
    await report(ada, course, 1, 'started', 42.5);
    expect(await next()).toMatchObject({ blockId: blockIds[1], positionSeconds: 42.5 });
    await report(ada, course, 1, 'done');
    expect(await next()).toMatchObject({ blockId: blockIds[0], positionSeconds: 0 });
    await report(ada, course, 0, 'started', 7.5);
    await report(ada, course, 2, 'done');
    expect(await next()).toMatchObject({ blockId: blockIds[0], positionSeconds: 7.5 });
  });

  it('leads on in module order', async () => {
    const ada = await newPerson();
    const course = await makeCourse(world, owner, { blocks: 2 });
    const { courseId } = course;
    const { moduleId } = await ok(owner, 'lessons.createModule', {
      params: { courseId },
      body: { title: { en: 'Second' } },
    });
    await createBlock({ ok }, owner, {
      params: { courseId, moduleId },
      body: textBlock('In the second'),
    });
    await enroll(ada, course);
    await report(ada, course, 0, 'done');
    expect((await dashboard(ada)).next).toMatchObject({ blockId: course.blockIds[1] });
    await report(ada, course, 1, 'done');
    expect((await dashboard(ada)).next).toMatchObject({ blockTitle: { en: 'In the second' } });
  });

  it('leads into what was touched last, past what is complete, withdrawn or hidden', async () => {
    const ada = await newPerson();
    const [open, complete, left, hidden] = await Promise.all(
      [2, 1, 2, 2].map((blocks) => makeCourse(world, owner, { blocks })),
    );
    if (!open || !complete || !left || !hidden) throw new Error('Four were made');
    for (const course of [open, left, hidden, complete]) {
      await enroll(ada, course);
      await report(ada, course, 0, 'done');
    }
    await ok(ada, 'enrollments.withdraw', { params: { courseId: left.courseId } });
    await ok(owner, 'courses.setState', {
      params: { courseId: hidden.courseId },
      body: { state: 'draft', version: hidden.version },
    });
    const { next, courses } = await dashboard(ada);
    expect(next).toMatchObject({ courseId: open.courseId, blockId: open.blockIds[1] });
    expect(courses.map(({ courseId }) => courseId)).toEqual(
      [complete, hidden, open].map(({ courseId }) => courseId),
    );
    expect(courses[0]).toMatchObject({ doneBlocks: 1, completedAt: expect.any(String) });
  });

  it('says of a course that was put back to draft that it opens for no learner now, and not what it has become', async () => {
    const ada = await newPerson();
    const course = await makeCourse(world, owner);
    await enroll(ada, course);
    const told = async () => {
      await runtime.drained();
      const [onStart] = (await dashboard(ada)).courses;
      const [inList] = (await ok(ada, 'progress.listCourses')).items;
      expect(inList).toEqual(onStart);
      return onStart;
    };
    const open = { title: { en: 'A course for a test' }, lessons: 1, can: { learn: true } };
    const shut = { title: null, cover: null, lessons: 0, can: { learn: false } };
    const setState = (state: 'draft' | 'published' | 'archived', version: number) =>
      ok(owner, 'courses.setState', {
        params: { courseId: course.courseId },
        body: { state, version },
      });
    expect(await told()).toMatchObject(open);
    const { version } = await setState('draft', course.version);
    expect(await told()).toMatchObject(shut);
    const again = await setState('published', version);
    expect(await told()).toMatchObject(open);
    await setState('archived', again.version);
    expect(await told()).toMatchObject(open);
  });

  it('leads to a lesson that the player has in one answer, with everything around it', async () => {
    const ada = await newPerson();
    const course = await makeCourse(world, owner, { blocks: 2 });
    await enroll(ada, course);
    await report(ada, course, 0, 'done');
    const { next } = await dashboard(ada);
    const { courseId, moduleId, blockId } = next!;
    const lesson = await ok(ada, 'lessons.getBlock', { params: { courseId, moduleId, blockId } });
    expect(lesson).toMatchObject({
      block: { blockId, state: 'notStarted', can: { edit: false, recordProgress: true } },
      course: { courseId, title: { en: 'A course for a test' } },
      outline: [{ moduleId, blocks: [{ state: 'done' }, { blockId, state: 'notStarted' }] }],
      enrollment: { courseId, state: 'active', doneBlocks: 1 },
    });
    const { enrollment, outline } = await ok(owner, 'lessons.getBlock', {
      params: { courseId, moduleId, blockId },
    });
    expect(enrollment).toBeNull();
    expect(outline[0]?.blocks.map(({ state }) => state)).toEqual(['notStarted', 'notStarted']);
  });
});
