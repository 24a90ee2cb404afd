import { expect, it } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { enrollmentRecord } from '#functions/data/enrollments/enrollments.ts';
import { createBlock, makeCourse, textBlock } from '../world/courses.ts';
import { createTextAssignment, plantSubmission, tableOf } from '../world/planted-submission.ts';
import { learnerOf } from '../world/quizzes.ts';
import { startWorld } from '../world/world.ts';

/** How far the gateway's clock was moved, in milliseconds. */
let ahead = 0;
const world = await startWorld({ now: () => Date.now() + ahead });
const { newPerson, ok, call, runtime } = world;
const table = tableOf(world);
const teacher = await newPerson('teachers', 'Grace');
const minute = 60_000;

/** An assignment that is done with 70 of 100 points, a lesson that waits for it, and what somebody handed in. */
async function scene() {
  const course = await makeCourse(world, teacher);
  const { courseId, moduleId } = course;
  const marking = { by: 'points', most: 1_000_000 };
  const assignmentId = await createTextAssignment(world, teacher, course, { marking });
  const completion = { rule: 'passed' as const, percent: 70 };
  await ok(teacher, 'lessons.editBlocks', {
    params: { courseId },
    body: { edits: [{ blockId: assignmentId, version: 1, completion }] },
  });
  const { blockId: after } = await createBlock(world, teacher, {
    params: { courseId, moduleId },
    body: textBlock('Behind the assignment'),
  });
  await ok(teacher, 'lessons.updateBlock', {
    params: { courseId, moduleId, blockId: after },
    body: { version: 1, prerequisites: [{ kind: 'block', blockId: assignmentId }] },
  });
  const learner = await learnerOf(world, course);
  const { userId } = learner;
  const submissionId = await plantSubmission(table, { userId, courseId, assignmentId });
  let saved: number | null = null;
  const mark = async (points: number) => {
    const written = { choices: [], comment: '', isLateWaived: false, comments: [] };
    const marking = { ...written, points: points * 10_000 };
    const body = { version: saved, marking, isReady: true };
    const given = await ok(teacher, 'submissions.saveMarking', { params: { submissionId }, body });
    saved = given.version;
    await runtime.drained();
  };
  const release = async (at: string | null) => {
    const params = { courseId, assignmentId };
    await ok(teacher, 'submissions.release', { params, body: { submissionIds: null, at } });
    await runtime.drained();
  };
  const standing = async () => {
    const { outline } = await ok(learner, 'catalog.getCourse', { params: { courseId } });
    const blocks = outline.flatMap((module) => module.blocks);
    const { items } = await ok(learner, 'progress.listCourses');
    const opened = await call(learner, 'lessons.getBlock', {
      params: { courseId, moduleId, blockId: after },
    });
    return {
      work: blocks.find(({ blockId }) => blockId === assignmentId)?.state,
      locks: blocks.find(({ blockId }) => blockId === after)?.locks.length,
      done: items[0]?.doneBlocks,
      opened: opened.status,
    };
  };
  const enrollment = () => table.get(enrollmentRecord, keys.enrollment(userId, courseId));
  const report = () =>
    ok(learner, 'progress.record', {
      params: { courseId, moduleId, blockId: assignmentId },
      body: { state: 'started', positionSeconds: 0 },
    });
  return { learner, mark, release, standing, enrollment, report };
}

const shut = { work: 'notStarted', locks: 1, done: 0, opened: 403 };
const open = { work: 'done', locks: 0, done: 1, opened: 200 };
const inMinutes = (minutes: number) =>
  new Date(Date.now() + ahead + minutes * minute).toISOString();

it('case 19: a pass counts from its release on, and by no lock, sum or export before', async () => {
  const { learner, mark, release, standing } = await scene();
  const exported = async () => JSON.stringify((await call(learner, 'accounts.exportMe')).body);
  await mark(70);
  expect(await standing()).toEqual(shut);
  await release(inMinutes(2));
  expect(await standing()).toEqual(shut);
  for (const word of ['"passes"', 'PassDue']) expect(await exported()).not.toContain(word);
  await release(null);
  expect(await standing()).toEqual(open);
});

it('INV-181: counts at the instant to come although nothing runs then, and is written once the table has forgotten it', async () => {
  const { mark, release, standing, enrollment } = await scene();
  await mark(90);
  const at = inMinutes(2);
  await release(at);
  ahead += minute;
  expect(await standing()).toEqual(shut);
  ahead += minute;
  expect(await standing()).toEqual(open);
  expect(await enrollment()).toMatchObject({ doneBlocks: 0, passes: [{ at }] });
  ahead += 2000;
  await runtime.dynamodb.sweepExpired();
  await runtime.drained();
  expect(await enrollment()).toMatchObject({ doneBlocks: 1, passes: [] });
  expect(await standing()).toEqual(open);
});

it('who looks into it after the instant has it done, and it stays so', async () => {
  const { mark, release, standing, enrollment, report } = await scene();
  await mark(90);
  await release(inMinutes(2));
  expect(await report()).toMatchObject({ state: 'started' });
  ahead += 2 * minute;
  expect(await report()).toMatchObject({ state: 'done', enrollment: { doneBlocks: 1 } });
  expect(await enrollment()).toMatchObject({ passes: [] });
  expect(await standing()).toEqual(open);
});

it('a mark that is lowered before the instant takes the pass back; afterwards what is done stays done', async () => {
  const { mark, release, standing } = await scene();
  await mark(70);
  await release(inMinutes(2));
  await mark(69);
  ahead += 2 * minute;
  expect(await standing()).toEqual(shut);
  await mark(71);
  expect(await standing()).toEqual(open);
  await mark(10);
  expect(await standing()).toEqual(open);
});
