import { describe, expect, it } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { daysAgo, startArranging } from '../world/arranging.ts';
import { oneBlock, textBlock } from '../world/courses.ts';
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
    const { outline } = await ok(learner, 'catalog.getCourse', { params: course.params });
    expect(outline[0]?.blocks.map((block) => block.locks)).toEqual([[], locks]);
    await report(blockId, moduleId);
    expect((await open(next.blockId, moduleId)).status).toBe(200);
  });

  it('waits for its module’s day, and a step past it is the next to do', async () => {
    const course = await scene(1);
    const later = await ok(teacher, 'lessons.createModule', {
      params: course.params,
      body: { title: { en: 'Week two' }, release: { from: 'enrollment', days: 7 } },
    });
    const lesson = await course.add({}, later.moduleId);
    const { learner, open, report } = await learnerIn(course);
    expect((await open(lesson.blockId, later.moduleId)).problem?.code).toBe('block_locked');
    await report(course.blockId, course.moduleId);
    // The outline that a dashboard reads is kept by the stream.
    await world.runtime.drained();
    expect((await ok(learner, 'progress.getDashboard')).next).toBeNull();
    await alter(keys.enrollment(learner.userId, course.params.courseId), {
      enrolledAt: daysAgo(7),
    });
    expect((await open(lesson.blockId, later.moduleId)).status).toBe(200);
    const { next } = await ok(learner, 'progress.getDashboard');
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
    await ok(teacher, 'lessons.getBlock', {
      params: { ...course.params, moduleId: course.moduleId, blockId: shut.blockId },
    });
  });
});

describe('case 16: what is to be done first', () => {
  it('is a module or a lesson of this very course', async () => {
    const [course, foreign] = [await scene(2), await scene(1)];
    const { params, moduleId, blockId } = course;
    const of = (it: typeof course) => [
      { kind: 'block' as const, blockId: it.blockId },
      { kind: 'module' as const, moduleId: it.moduleId },
    ];
    const ways = (prerequisites: ReturnType<typeof of>) => [
      call(teacher, 'lessons.createModule', {
        params,
        body: { title: { en: 'Another' }, prerequisites },
      }),
      call(teacher, 'lessons.updateModule', {
        params: { ...params, moduleId: course.secondId },
        body: { version: 1, prerequisites },
      }),
      call(teacher, 'lessons.createBlocks', {
        params: { ...params, moduleId },
        body: oneBlock({ ...textBlock(), prerequisites }),
      }),
      call(teacher, 'lessons.updateBlock', {
        params: { ...params, moduleId, blockId },
        body: { version: 1, prerequisites },
      }),
    ];
    const before = await table.dump();
    for (const one of of(foreign))
      for (const answer of await Promise.all(ways([one]))) {
        expect(answer).toMatchObject({ status: 404, problem: { code: 'not_found' } });
        expect(answer.problem?.issues?.[0]?.path.at(-1)).toBe('prerequisites');
      }
    expect(await table.dump()).toEqual(before);
    for (const { status } of await Promise.all(ways(of(course)))) expect(status).toBeLessThan(300);
  });

  it('stays where it was named once, though it is gone since', async () => {
    const course = await scene(2);
    const { params, moduleId, blockId } = course;
    const [, second = ''] = course.blockIds;
    const prerequisites = [{ kind: 'block' as const, blockId: second }];
    const place = { ...params, moduleId, blockId };
    await ok(teacher, 'lessons.updateBlock', {
      params: place,
      body: { version: 1, prerequisites },
    });
    const gone = keys.block(params.courseId, second);
    await table.remove(gone);
    const saved = await ok(teacher, 'lessons.updateBlock', {
      params: place,
      body: { version: 2, prerequisites, minutes: 3 },
    });
    expect(saved).toMatchObject({ prerequisites });
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
    const refused = await call(teacher, 'lessons.createBlocks', {
      params: { ...course.params, moduleId: course.moduleId },
      body: oneBlock({ ...textBlock(), completion: { rule: 'watched', percent: 50 } }),
    });
    expect(refused.problem?.issues).toEqual([
      { path: ['blocks', 0, 'completion', 'rule'], code: 'not_played' },
    ]);
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
      block: { watchedPercent: 0 },
    });
    await at(0);
    await pass(60_000, learner);
    expect((await at(81)).body).toMatchObject({ state: 'done' });
    expect((await at(5)).body).toMatchObject({ state: 'done' });
    expect((await ok(learner, 'progress.listCourses')).items[0]?.doneBlocks).toBe(1);
  });
});

describe('rules of many lessons at once', () => {
  const opensLater = { from: 'courseStart' as const, days: 7 };

  it('are set in one request, each lesson keeping all else that it has', async () => {
    const course = await scene(3, false);
    const [a, b] = course.blockIds as [string, string];
    const answer = await course.edit(
      { blockId: a, version: 1, release: opensLater },
      { blockId: b, version: 1, release: opensLater, completion: { rule: 'viewed' } },
    );
    expect(answer.status).toBe(200);
    const { blocks } = await course.get();
    expect(
      blocks.map(({ release, completion, version }) => [release, completion.rule, version]),
    ).toEqual([
      [opensLater, 'marked', 2],
      [opensLater, 'viewed', 2],
      [null, 'marked', 1],
    ]);
  });

  it('change nothing where one of the lessons was edited since, and tell how all of them are', async () => {
    const course = await scene(2, false);
    const { params, moduleId } = course;
    const [a, b] = course.blockIds as [string, string];
    await ok(teacher, 'lessons.updateBlock', {
      params: { ...params, moduleId, blockId: b },
      body: { version: 1, title: { en: 'Theirs' } },
    });
    const edit = (blockId: string) => ({ blockId, version: 1, release: opensLater });
    const { problem } = await course.edit(edit(a), edit(b));
    expect(problem).toMatchObject({
      code: 'stale_version',
      current: { blocks: [{ version: 1 }, { version: 2, title: { en: 'Theirs' } }] },
    });
    expect((await course.get()).blocks.map(({ release }) => release)).toEqual([null, null]);
  });

  it('are never a share of what does not play, nor two for one lesson, nor for a lesson elsewhere', async () => {
    const [course, other] = [await scene(1, false), await scene(1, false)];
    const { blockId } = course;
    const edit = { blockId, version: 1 };
    const watched = { rule: 'watched' as const, percent: 50 };
    expect((await course.edit({ ...edit, completion: watched })).problem?.issues).toEqual([
      { path: ['edits', 0, 'completion'], code: 'not_played' },
    ]);
    expect((await course.edit(edit, edit)).problem?.issues).toEqual([
      { path: ['edits', 1, 'blockId'], code: 'twice' },
    ]);
    expect((await course.edit({ blockId: other.blockId, version: 1 })).problem?.code).toBe(
      'not_found',
    );
  });

  it('and a repeated request does it once', async () => {
    const { params, blockId, get } = await scene(1, false);
    const body = { edits: [{ blockId, version: 1, release: opensLater }] };
    const sent = { params, body, idempotencyKey: 'set-the-dates-only-once' };
    const first = await ok(teacher, 'lessons.editBlocks', sent);
    expect(await ok(teacher, 'lessons.editBlocks', sent)).toEqual(first);
    expect((await get()).blocks[0]?.version).toBe(2);
  });

  it('case 85: two teachers who set them at once each keep what they set, or are told', async () => {
    const course = await scene(1, false);
    const { blockId } = course;
    const answers = await Promise.all([
      course.edit({ blockId, version: 1, release: opensLater }),
      course.edit({ blockId, version: 1, completion: { rule: 'viewed' } }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409]);
  });
});

describe('a course as a learner has it, looked at by its teacher', () => {
  type Look = { at?: string; userId?: string; enrolledAt?: string };
  const locksIn = (modules: { blocks: { locks: unknown[] }[] }[]) =>
    modules.flatMap(({ blocks }) => blocks.map(({ locks }) => locks));
  /** Two lessons, the second waits for the first, and a third that opens a week after the enrollment. */
  async function lookedAt() {
    const course = await scene(1);
    const { blockId } = course;
    await course.add({ prerequisites: [{ kind: 'block', blockId }] });
    await course.add({ release: { from: 'enrollment', days: 7 } });
    const hidden = await course.add({ published: false });
    const look = (query: Look) => ok(teacher, 'lessons.preview', { params: course.params, query });
    return { course, look, hidden };
  }

  it('has the locks of somebody who comes in then, and none of what learners do not get', async () => {
    const { course, look, hidden } = await lookedAt();
    const at = '2031-05-01T10:00:00.000Z';
    const { modules, person, enrolledAt } = await look({ at });
    expect(person).toBeNull();
    expect(enrolledAt).toBe(at);
    expect(locksIn(modules)).toEqual([
      [],
      [{ reason: 'afterBlock', blockId: course.blockId }],
      [{ reason: 'opensAt', at: '2031-05-08T10:00:00.000Z' }],
    ]);
    expect(JSON.stringify(modules)).not.toContain(hidden.blockId);
    const weekLater = await look({ at: '2031-05-08T10:00:00.000Z', enrolledAt: at });
    expect(locksIn(weekLater.modules)[2]).toEqual([]);
  });

  it('has exactly the locks that the person has, who learns nothing of it', async () => {
    const { course, look } = await lookedAt();
    const { learner, report } = await learnerIn(course);
    await report(course.blockId, course.moduleId);
    const { userId } = learner;
    const own = await ok(learner, 'catalog.getCourse', { params: course.params });
    const before = await table.dump();
    const seen = await look({ userId });
    expect(locksIn(seen.modules)).toEqual(locksIn(own.outline));
    expect(seen.person).toMatchObject({ userId, doneBlocks: 1, lessons: 3 });
    expect(Object.keys(seen.modules[0]?.blocks[0] ?? {})).not.toContain('state');
    const later = await look({ userId, at: new Date(Date.now() + 8 * 86_400_000).toISOString() });
    expect(locksIn(later.modules)).toEqual([[], [], []]);
    expect(await table.dump()).toEqual(before);
  });

  it('is of nobody who is not in the course, or no longer', async () => {
    const { course } = await lookedAt();
    const { learner } = await learnerIn(course);
    const stranger = await world.newPerson();
    const seen = async (userId: string) =>
      (await call(teacher, 'lessons.preview', { params: course.params, query: { userId } })).status;
    expect(await seen(learner.userId)).toBe(200);
    await ok(learner, 'enrollments.withdraw', { params: course.params });
    expect(await seen(learner.userId)).toBe(404);
    expect(await seen(stranger.userId)).toBe(404);
  });
});
