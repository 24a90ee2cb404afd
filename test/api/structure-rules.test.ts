import { describe, expect, it } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { daysAgo, startArranging } from '../world/arranging.ts';
import { textBlock } from '../world/courses.ts';
import { readyMedia } from '../world/ready-media.ts';

const { world, table, teacher, pass, alter, scene, learnerIn } = await startArranging();
const { call, ok } = world;

describe('a lesson that is not open yet', () => {
  it('waits for another one, and says for which', async () => {
    const course = await scene(1);
    const { moduleId, blockId } = course;
    const prerequisites = [{ kind: 'block' as const, blockId }];
    const next = await course.add({ prerequisites });
    const { learner, open, report } = await learnerIn(course);
    const locks = [{ reason: 'afterBlock', blockId }];
    expect(await open(next.blockId, moduleId)).toMatchObject({
      status: 403,
      problem: { code: 'block_locked', current: { locks } },
    });
    expect((await report(next.blockId, moduleId)).problem?.code).toBe('block_locked');
    const { outline } = await ok(learner, 'courses.get', { params: course.params });
    expect(outline[0]?.blocks.map((block) => block.locks)).toEqual([[], locks]);
    await report(blockId, moduleId);
    expect((await open(next.blockId, moduleId)).status).toBe(200);
  });

  it('waits for its module’s day, and a step past it is the next to do', async () => {
    const course = await scene(1);
    const later = await ok(teacher, 'courses.createModule', {
      params: course.params,
      body: { title: { en: 'Week two' }, release: { from: 'enrollment', days: 7 } },
    });
    const lesson = await course.add({}, later.moduleId);
    const { learner, open, report } = await learnerIn(course);
    expect((await open(lesson.blockId, later.moduleId)).problem?.code).toBe('block_locked');
    await report(course.blockId, course.moduleId);
    expect((await ok(learner, 'enrollments.getDashboard')).next).toBeNull();
    await alter(keys.enrollment(learner.userId, course.params.courseId), {
      enrolledAt: daysAgo(7),
    });
    expect((await open(lesson.blockId, later.moduleId)).status).toBe(200);
    const { next } = await ok(learner, 'enrollments.getDashboard');
    expect(next).toMatchObject({ blockId: lesson.blockId });
  });

  it('is open to who teaches the course, and a preview to everybody', async () => {
    const course = await scene(1);
    const release = { from: 'enrollment' as const, days: 300 };
    const shut = await course.add({ release });
    const preview = await course.add({ release, preview: true });
    const { open } = await learnerIn(course);
    expect((await open(shut.blockId, course.moduleId)).status).toBe(403);
    expect((await open(preview.blockId, course.moduleId)).status).toBe(200);
    await ok(teacher, 'courses.getBlock', {
      params: { ...course.params, moduleId: course.moduleId, blockId: shut.blockId },
    });
  });
});

describe('what makes a lesson done', () => {
  it('is opening it, where its teacher says so', async () => {
    const course = await scene(0, false);
    const { blockId } = await course.add({ completion: { rule: 'viewed' } });
    await ok(teacher, 'courses.setState', {
      params: course.params,
      body: { state: 'published', version: course.version },
    });
    const { report } = await learnerIn(course);
    const answer = await report(blockId, course.moduleId, 'started');
    expect(answer.body).toMatchObject({ state: 'done', enrollment: { doneBlocks: 1 } });
  });

  it('can be no share of what does not play', async () => {
    const course = await scene(1);
    const refused = await call(teacher, 'courses.createBlock', {
      params: { ...course.params, moduleId: course.moduleId },
      body: { ...textBlock(), completion: { rule: 'watched', percent: 50 } },
    });
    expect(refused.problem?.issues).toEqual([{ path: ['completion', 'rule'], code: 'not_played' }]);
  });

  it('is a share of the video, which the server counts', async () => {
    const course = await scene(1);
    const { courseId } = course.params;
    const mediaId = await readyMedia(table, courseId, 'video/mp4');
    const video = { kind: 'video' as const, mediaId, durationSeconds: 100, captions: [] };
    const { blockId } = await course.add({
      content: video,
      completion: { rule: 'watched', percent: 80 },
    });
    const { learner, report, open } = await learnerIn(course);
    const at = (second: number, state: 'started' | 'done' = 'started') =>
      report(blockId, course.moduleId, state, second);
    await at(0);
    expect((await at(0, 'done')).problem?.code).toBe('completion_not_reached');
    await pass(20_000, learner);
    await at(100);
    expect((await open(blockId, course.moduleId)).body).toMatchObject({
      block: { watchedPercent: expect.toSatisfy((it: number) => it >= 39 && it < 50) },
    });
    await at(10);
    await pass(60_000, learner);
    expect((await at(70)).body).toMatchObject({ state: 'done' });
    expect((await at(5)).body).toMatchObject({ state: 'done' });
    expect((await ok(learner, 'enrollments.listMine')).items[0]?.doneBlocks).toBe(1);
  });
});
