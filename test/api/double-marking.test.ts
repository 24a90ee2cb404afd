import { describe, expect, it } from 'vitest';
import { makeCourse } from '../world/courses.ts';
import { createTextAssignment, plantSubmission, tableOf } from '../world/planted-submission.ts';
import { learnerOf } from '../world/quizzes.ts';
import { startWorld, type Person } from '../world/world.ts';

const world = await startWorld();
const { call, ok, newPerson, runtime } = world;
const table = tableOf(world);
const teacher = await newPerson('teachers');
const [second, third] = [await newPerson('admins'), await newPerson('admins')];
const course = await makeCourse(world, teacher);
const { courseId } = course;

const points = (value: number) => value * 10_000;
const gave = (value: number, comment = 'Clear.') => ({
  choices: [],
  points: points(value),
  comment,
  isLateWaived: false,
  comments: [],
});

/** A submission of an assignment of ten points that two mark, who may be one point apart. */
async function submissionWith(changes: object = {}) {
  const assignmentId = await createTextAssignment(world, teacher, course, {
    secondMarker: { tolerancePercent: 10 },
    ...changes,
  });
  const params = { courseId, assignmentId };
  const learner = await learnerOf(world, course);
  const submissionId = await plantSubmission(table, { userId: learner.userId, ...params });
  await runtime.drained();
  const one = { params: { submissionId } };
  return {
    params,
    learner,
    submissionId,
    get: (by: Person) => ok(by, 'submissions.get', one),
    save: (by: Person, version: number | null, value: number, isReady = true) =>
      call(by, 'submissions.saveMarking', {
        ...one,
        body: { version, marking: gave(value, `Of ${value}.`), isReady },
      }),
    agree: (by: Person, on: 'first' | 'second' | 'open', version: number) =>
      call(by, 'submissions.agree', { ...one, body: { on, version, reason: 'We talked.' } }),
    list: async (list: 'second' | 'differs' | 'marked') => {
      await runtime.drained();
      const { items } = await ok(teacher, 'submissions.list', { params, query: { list } });
      return items.map((row) => row.second);
    },
    mark: async () => {
      await ok(teacher, 'submissions.release', { params, body: { submissionIds: null, at: null } });
      await runtime.drained();
      const { feedback } = await ok(learner, 'assignments.getSubmission', {
        params: { ...params, number: '1' },
      });
      return feedback?.mark?.points ?? null;
    },
  };
}

describe('a submission that two mark', () => {
  it('waits for the second, and settles on the mean of both where they are near', async () => {
    const one = await submissionWith();
    expect((await one.get(teacher)).double).toMatchObject({ markers: [], seat: 'free', both: [] });
    expect((await one.save(teacher, null, 8)).body).toMatchObject({ state: 'ready', version: 1 });
    expect(await one.list('second')).toEqual(['waits']);
    expect(await one.list('marked')).toEqual([]);
    expect((await one.get(second)).double).toMatchObject({
      markers: [{ userId: teacher.userId, isReady: true }],
      seat: 'free',
    });
    expect(await one.mark()).toBeNull();
    expect((await one.save(second, null, 7)).status).toBe(200);
    const work = await one.get(teacher);
    expect(work).toMatchObject({
      second: 'agreed',
      state: 'marked',
      marking: { state: 'ready', points: points(7.5), comment: 'Of 8.' },
      double: { both: [{ points: points(8) }, { points: points(7) }] },
    });
    // The newest first, also of what came of one save.
    expect(work.history.slice(0, 4).map(({ because, to }) => [because, to])).toEqual([
      ['marked', points(7.5)],
      ['settled', null],
      ['gave', points(7)],
      ['gave', points(8)],
    ]);
    expect(await one.list('marked')).toEqual(['agreed']);
    expect(await one.list('second')).toEqual([]);
    expect(await one.mark()).toBe(points(7.5));
  });

  it('is agreed on, with a reason, where the two are too far apart', async () => {
    const one = await submissionWith();
    await one.save(teacher, null, 9);
    await one.save(second, null, 4);
    expect(await one.list('differs')).toEqual(['differs']);
    expect(await one.mark()).toBeNull();
    expect((await one.agree(third, 'second', 7)).body).toMatchObject({ code: 'stale_version' });
    expect((await one.agree(third, 'open', 1)).body).toMatchObject({ code: 'submission_locked' });
    expect((await one.agree(third, 'second', 1)).body).toEqual({ releasedAt: null });
    const work = await one.get(third);
    expect(work.marking).toMatchObject({ points: points(4), comment: 'Of 4.' });
    expect(work.history.find(({ because }) => because === 'agreed')).toMatchObject({
      by: { userId: third.userId },
      reason: 'We talked.',
      to: points(4),
    });
    expect((await one.agree(third, 'first', 1)).status).toBe(409);
    expect(await one.mark()).toBe(points(4));
  });

  it('settles by itself once one of them changes theirs', async () => {
    const one = await submissionWith();
    await one.save(teacher, null, 9);
    await one.save(second, null, 4);
    expect((await one.save(second, 1, 8.5, false)).status).toBe(200);
    const meanwhile = await one.get(teacher);
    expect(meanwhile.second).toBe('waits');
    expect(meanwhile.double?.both).toMatchObject([{ points: points(9) }, { state: 'draft' }]);
    expect((await one.agree(teacher, 'first', 1)).body).toMatchObject({
      code: 'submission_locked',
    });
    await one.save(second, 2, 8.5);
    expect((await one.get(teacher)).marking).toMatchObject({ points: points(8.75) });
  });

  it('is opened again for both, and what was released stays in view until they agree anew', async () => {
    const one = await submissionWith();
    await one.save(teacher, null, 8);
    await one.save(second, null, 8);
    expect((await one.save(teacher, 1, 9)).body).toMatchObject({ code: 'submission_locked' });
    expect(await one.mark()).toBe(points(8));
    expect((await one.agree(second, 'open', 4)).body).toMatchObject({ code: 'stale_version' });
    expect((await one.agree(second, 'open', 1)).status).toBe(200);
    expect(await one.mark()).toBe(points(8));
    await one.save(teacher, 1, 9);
    expect(await one.mark()).toBe(points(8));
    await one.save(second, 1, 9);
    expect(await one.mark()).toBe(points(9));
  });

  it('is withdrawn from what is ready when it is opened before its release', async () => {
    const one = await submissionWith();
    await one.save(teacher, null, 8);
    await one.save(second, null, 8);
    expect((await one.agree(teacher, 'open', 1)).body).toEqual({ releasedAt: null });
    expect(await one.get(teacher)).toMatchObject({ state: 'submitted', second: null });
    expect(await one.mark()).toBeNull();
  });

  it('is sent back with what one of them wrote, before any mark', async () => {
    const one = await submissionWith();
    await one.save(teacher, null, 8, false);
    const params = { submissionId: one.submissionId };
    const body = { version: 1, reason: 'A source is missing.' };
    await ok(teacher, 'submissions.return', { params, body });
    const { feedback } = await ok(one.learner, 'assignments.getSubmission', {
      params: { ...one.params, number: '1' },
    });
    expect(feedback).toMatchObject({ kind: 'returned', comment: 'Of 8.', mark: null });
    expect((await one.save(second, null, 8)).body).toMatchObject({ code: 'stale_version' });
    expect((await one.agree(second, 'open', 1)).body).toMatchObject({ code: 'submission_locked' });
  });

  it('is marked by one alone once no second marker is asked for any more', async () => {
    const one = await submissionWith();
    await one.save(teacher, null, 8);
    const place = { ...one.params, moduleId: course.moduleId };
    const found = await ok(teacher, 'lessons.findBlock', {
      params: { blockId: one.params.assignmentId },
    });
    await ok(teacher, 'lessons.updateBlock', {
      params: { courseId, moduleId: place.moduleId, blockId: one.params.assignmentId },
      body: {
        version: found.block.version,
        content: { ...found.block.content, secondMarker: null } as never,
      },
    });
    expect((await one.get(teacher)).double).toMatchObject({ tolerancePercent: null });
    expect((await one.agree(teacher, 'first', 1)).status).toBe(200);
    expect(await one.mark()).toBe(points(8));
  });

  it('stays marked by all at one marking where it was begun so before two were asked for', async () => {
    const one = await submissionWith({ secondMarker: null });
    await one.save(teacher, null, 8);
    expect((await one.get(second)).double).toBeNull();
    expect((await one.save(second, 1, 6)).body).toMatchObject({ version: 2 });
    expect((await one.agree(second, 'first', 1)).body).toMatchObject({ code: 'submission_locked' });
  });
});
