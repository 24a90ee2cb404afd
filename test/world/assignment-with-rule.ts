import { keys } from '#functions/data/keys.ts';
import { enrollmentRecord } from '#functions/data/enrollments/enrollments.ts';
import type { Completion } from '#shared/schemas/blocks.ts';
import { createBlock, makeCourse, textBlock } from './courses.ts';
import { createTextAssignment, plantSubmission, tableOf } from './planted-submission.ts';
import { learnerOf } from './quizzes.ts';
import type { Person, World } from './world.ts';

export const passedWithSeventy = { rule: 'passed' as const, percent: 70 };

/** An assignment that is done by a rule, a lesson that waits for it, and what somebody handed in. */
export async function assignmentWithRule(
  world: World,
  teacher: Person,
  completion: Completion = passedWithSeventy,
) {
  const { ok, call, runtime } = world;
  const table = tableOf(world);
  const course = await makeCourse(world, teacher);
  const { courseId, moduleId } = course;
  const marking = { by: 'points', most: 1_000_000 };
  const assignmentId = await createTextAssignment(world, teacher, course, { marking });
  let version = 1;
  const rule = async (completion: Completion) => {
    const edits = [{ blockId: assignmentId, version, completion }];
    await ok(teacher, 'lessons.editBlocks', { params: { courseId }, body: { edits } });
    version += 1;
    await runtime.drained();
  };
  await rule(completion);
  const { blockId: after } = await createBlock(world, teacher, {
    params: { courseId, moduleId },
    body: textBlock('Behind the assignment'),
  });
  await ok(teacher, 'lessons.updateBlock', {
    params: { courseId, moduleId, blockId: after },
    body: { version: 1, prerequisites: [{ kind: 'block', blockId: assignmentId }] },
  });
  const learner = await learnerOf(world, course);
  const read = async () => {
    await ok(learner, 'progress.record', {
      params: { courseId, moduleId, blockId: course.blockId },
      body: { state: 'done', positionSeconds: 0 },
    });
    await runtime.drained();
  };
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
  const takeLastAway = () =>
    ok(teacher, 'lessons.changeBlocks', {
      params: { courseId },
      body: { blockIds: [after], change: { do: 'bin' } },
    });
  return { learner, read, takeLastAway, mark, release, rule, standing, enrollment, report };
}

/** How it stands for who has not done it, and for who has. */
export const shut = { work: 'notStarted', locks: 1, done: 0, opened: 403 };
export const open = { work: 'done', locks: 0, done: 1, opened: 200 };
