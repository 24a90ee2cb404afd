import { describe, expect, it } from 'vitest';
import type { SentBody } from '#shared/contract/route.ts';
import type { RouteById } from '#shared/contract/index.ts';
import { keys, type Key } from '#functions/data/keys.ts';
import { derivedUlid } from '#functions/platform/derived-ulid.ts';
import { ids } from '#functions/platform/ids.ts';
import { makeCourse, newCourse, textBlock } from '../world/courses.ts';
import { openRawTable } from '../world/raw-table.ts';
import { readyMedia } from '../world/ready-media.ts';
import { startWorld, type Person } from '../world/world.ts';

let ahead = 0;
const world = await startWorld({ now: () => Date.now() + ahead });
const { call, newPerson, ok, runtime, signIn } = world;
const table = openRawTable(world);
const teacher = await newPerson('teachers', 'Grace');
const dayMs = 86_400_000;

/** Time goes by, and whoever is there signs in again. */
async function pass(ms: number, ...people: Person[]): Promise<void> {
  ahead += ms;
  for (const person of [teacher, ...people]) person.headers = (await signIn(person.email)).headers;
}

/** Lays an item back into the table with some attributes that only time would have changed. */
async function alter({ pk, sk }: Key, changes: object): Promise<void> {
  const item = (await table.dump()).get(`${pk} ${sk}`);
  await table.put({ ...item, pk, sk, ...changes });
}
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();

type BlockChange = SentBody<RouteById<'structure.changeBlocks'>>['change'];
type ModuleChange = SentBody<RouteById<'structure.changeModules'>>['change'];
type NewBlock = SentBody<RouteById<'courses.createBlock'>>;

/** A course with `blocks` lessons in a first module and an empty second one. */
async function scene(blocks = 3, publish = true) {
  const course = await makeCourse(world, teacher, { blocks, publish });
  const { courseId } = course;
  const params = { courseId };
  const second = await ok(teacher, 'courses.createModule', {
    params,
    body: { title: { en: 'A second module' } },
  });
  return {
    ...course,
    params,
    secondId: second.moduleId,
    get: () => ok(teacher, 'structure.get', { params }),
    blocks: (blockIds: string[], change: BlockChange) =>
      ok(teacher, 'structure.changeBlocks', { params, body: { blockIds, change } }),
    modules: (moduleIds: string[], change: ModuleChange) =>
      ok(teacher, 'structure.changeModules', { params, body: { moduleIds, change } }),
    add: (fields: Partial<NewBlock>, moduleId = course.moduleId) =>
      ok(teacher, 'courses.createBlock', {
        params: { courseId, moduleId },
        body: { ...textBlock(), ...fields },
      }),
  };
}
type Scene = Awaited<ReturnType<typeof scene>>;

const orderOf = async ({ get }: Scene) => (await get()).blocks.map(({ blockId }) => blockId);

async function learnerIn({ params }: Pick<Scene, 'params'>) {
  const learner = await newPerson();
  await ok(learner, 'enrollments.enroll', { params, body: {} });
  const place = (blockId: string, moduleId: string) => ({
    params: { ...params, moduleId, blockId },
  });
  return {
    learner,
    sees: async () =>
      (await ok(learner, 'courses.get', { params })).outline.flatMap(({ blocks }) =>
        blocks.map(({ blockId }) => blockId),
      ),
    open: (blockId: string, moduleId: string) =>
      call(learner, 'courses.getBlock', place(blockId, moduleId)),
    report: (
      blockId: string,
      moduleId: string,
      state: 'started' | 'done' = 'done',
      positionSeconds = 0,
    ) =>
      call(learner, 'enrollments.recordProgress', {
        ...place(blockId, moduleId),
        body: { state, positionSeconds },
      }),
  };
}

describe('a teacher arranges a course', () => {
  it('moves lessons behind another, in the order chosen, and into another module', async () => {
    const course = await scene(5);
    const [a, b, c, d, e] = course.blockIds as [string, string, string, string, string];
    const { moduleId, secondId } = course;
    await course.blocks([e, a], { do: 'move', moduleId, after: c });
    expect(await orderOf(course)).toEqual([b, c, e, a, d]);
    await course.blocks([d, b], { do: 'move', moduleId: secondId, after: null });
    expect(await orderOf(course)).toEqual([c, e, a, d, b]);
    const { blocks } = await course.get();
    expect(blocks.at(-1)).toMatchObject({ moduleId: secondId, version: 1 });
  });

  it('moves modules', async () => {
    const course = await scene();
    await course.modules([course.secondId], { do: 'move', after: null });
    const { modules } = await course.get();
    expect(modules.map(({ moduleId }) => moduleId)).toEqual([course.secondId, course.moduleId]);
  });

  it('makes no open editor stale by a move, which the save takes along', async () => {
    const course = await scene(2);
    const { params, moduleId, secondId, blockId } = course;
    await course.blocks([blockId], { do: 'move', moduleId: secondId, after: null });
    const saved = await ok(teacher, 'courses.updateBlock', {
      params: { ...params, moduleId, blockId },
      body: { version: 1, minutes: 9 },
    });
    expect(saved).toMatchObject({ moduleId: secondId, minutes: 9, version: 2 });
  });

  it('refuses a place behind a lesson that is elsewhere, and a lesson of another course', async () => {
    const [course, other] = [await scene(2), await makeCourse(world, teacher)];
    const change = (blockIds: string[], after: string) =>
      call(teacher, 'structure.changeBlocks', {
        params: course.params,
        body: { blockIds, change: { do: 'move', moduleId: course.secondId, after } },
      });
    const [a, b] = course.blockIds as [string, string];
    expect((await change([a], b)).problem?.code).toBe('not_found');
    expect((await change([other.blockId], a)).problem?.code).toBe('not_found');
  });

  it('copies lessons behind their originals, for nobody to see yet', async () => {
    const course = await scene(2);
    const [a, b] = course.blockIds as [string, string];
    const { blocks } = await course.blocks([a, b], { do: 'copy' });
    const [copyA, copyB] = blocks.map(({ blockId }) => blockId);
    expect(await orderOf(course)).toEqual([a, copyA, b, copyB]);
    expect(blocks[0]).toMatchObject({
      title: { en: 'Lesson 1 (copy)' },
      published: false,
      version: 1,
    });
    const copy = await ok(teacher, 'courses.getBlock', {
      params: { ...course.params, moduleId: course.moduleId, blockId: copyA ?? '' },
    });
    expect(copy.block.content).toEqual(textBlock().content);
  });

  it('does all or nothing, and a repeated request nothing more', async () => {
    const course = await scene(2);
    const [a] = course.blockIds as [string];
    const sent = { params: course.params, idempotencyKey: 'copy-once-and-for-all' };
    const body = { blockIds: [a], change: { do: 'copy' as const } };
    const first = await ok(teacher, 'structure.changeBlocks', { ...sent, body });
    expect(await ok(teacher, 'structure.changeBlocks', { ...sent, body })).toEqual(first);
    expect((await course.get()).blocks).toHaveLength(3);
  });
});

describe('what is unpublished or thrown away', () => {
  it.each(['unpublish', 'bin'] as const)(
    'is absent for learners after "%s" of a lesson, and back with its progress',
    async (away) => {
      const course = await scene(2);
      const [a, b] = course.blockIds as [string, string];
      const { learner, sees, open, report } = await learnerIn(course);
      await report(a, course.moduleId);
      await report(b, course.moduleId);
      await course.blocks([b], { do: away });
      expect(await sees()).toEqual([a]);
      expect((await open(b, course.moduleId)).problem?.code).toBe('not_found');
      expect((await report(b, course.moduleId)).problem?.code).toBe('not_found');
      await ok(teacher, 'courses.getBlock', {
        params: { ...course.params, moduleId: course.moduleId, blockId: b },
      });
      await runtime.drained();
      const own = await ok(learner, 'enrollments.listMine');
      expect(own.items[0]).toMatchObject({ lessons: 1 });
      await course.blocks([b], { do: away === 'bin' ? 'restore' : 'publish' });
      expect((await open(b, course.moduleId)).body).toMatchObject({ block: { state: 'done' } });
      await runtime.drained();
      expect((await ok(learner, 'enrollments.listMine')).items[0]).toMatchObject({ lessons: 2 });
    },
  );

  it.each(['unpublish', 'bin'] as const)(
    'takes its lessons along after "%s" of a module',
    async (away) => {
      const course = await scene(2);
      const { sees, open } = await learnerIn(course);
      const extra = await course.add({}, course.secondId);
      await course.modules([course.moduleId], { do: away });
      expect(await sees()).toEqual([extra.blockId]);
      expect((await open(course.blockId, course.moduleId)).status).toBe(404);
      const { lessons, minutes } = await ok(null, 'courses.get', { params: course.params });
      expect({ lessons, minutes }).toEqual({ lessons: 1, minutes: 5 });
    },
  );

  it('does not count for finishing a course', async () => {
    const course = await scene(2);
    const [a, b] = course.blockIds as [string, string];
    const { report } = await learnerIn(course);
    await course.blocks([b], { do: 'unpublish' });
    expect((await report(a, course.moduleId)).body).toMatchObject({
      enrollment: { doneBlocks: 1, completedAt: expect.any(String) },
    });
  });

  it('can be brought back for 30 days and is gone then', async () => {
    const course = await scene(2);
    const [, b] = course.blockIds as [string, string];
    await course.blocks([b], { do: 'bin' });
    await alter(keys.block(course.params.courseId, b), { binnedAt: daysAgo(29) });
    expect((await course.get()).blocks.find(({ blockId }) => blockId === b)?.binnedAt).toBeTruthy();
    await alter(keys.block(course.params.courseId, b), { binnedAt: daysAgo(31) });
    expect((await course.get()).blocks.map(({ blockId }) => blockId)).not.toContain(b);
    const late = await call(teacher, 'structure.changeBlocks', {
      params: course.params,
      body: { blockIds: [b], change: { do: 'restore' } },
    });
    expect(late.problem?.code).toBe('not_found');
  });

  it('leaves nothing behind once the table has removed it', async () => {
    const course = await scene(2);
    const { courseId } = course.params;
    await course.modules([course.moduleId], { do: 'bin' });
    await table.remove(keys.module(courseId, course.moduleId));
    const left = [...(await table.dump()).values()].filter(
      (item) => item.entity === 'BlockContent' && course.blockIds.includes(String(item.blockId)),
    );
    expect(left).toEqual([]);
  });
});

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

describe('publishing a course', () => {
  it('waits for what learners would stand before, and says where it is', async () => {
    const course = await scene(1, false);
    const empty = await course.add({
      content: { kind: 'text', body: { en: { type: 'doc', content: [] } } },
    });
    const publish = () =>
      call(teacher, 'courses.setState', {
        params: course.params,
        body: { state: 'published', version: course.version },
      });
    expect((await publish()).problem).toMatchObject({
      code: 'course_not_ready',
      issues: [
        {
          path: ['modules', course.moduleId, 'blocks', empty.blockId],
          code: 'empty_block',
        },
      ],
    });
    const { findings } = await course.get();
    expect(findings.filter(({ blocking }) => blocking)).toEqual([
      {
        code: 'empty_block',
        blocking: true,
        moduleId: course.moduleId,
        blockId: empty.blockId,
      },
    ]);
    await course.blocks([empty.blockId], { do: 'unpublish' });
    expect((await publish()).status).toBe(200);
  });
});

describe('kept states of a lesson', () => {
  it('are those that another person, or another sitting, replaced', async () => {
    const course = await scene(1);
    const { blockId, moduleId, params } = course;
    const place = { ...params, moduleId, blockId };
    const admin = await newPerson('admins');
    const save = (who: typeof teacher, version: number, en: string) =>
      ok(who, 'courses.updateBlock', { params: place, body: { version, title: { en } } });
    await save(teacher, 1, 'Second');
    await save(admin, 2, 'Third');
    await save(admin, 3, 'Fourth');
    await pass(11 * 60_000, admin);
    await save(admin, 4, 'Fifth');
    const versions = { params: { ...params, blockId } };
    const { items } = await ok(teacher, 'structure.listBlockVersions', versions);
    expect(items.map(({ version, title }) => [version, title.en])).toEqual([
      [4, 'Fourth'],
      [2, 'Second'],
    ]);
    expect(items[1]?.savedBy.userId).toBe(teacher.userId);
    const kept = await ok(teacher, 'structure.getBlockVersion', {
      params: { ...params, blockId, version: '2' },
    });
    expect(kept).toMatchObject({ title: { en: 'Second' }, content: textBlock().content });
    for (const version of [2, 4])
      await alter(keys.blockVersion(blockId, version), {
        expiresAt: Math.floor(Date.now() / 1000),
      });
    expect((await ok(teacher, 'structure.listBlockVersions', versions)).items).toEqual([]);
  });
});

describe('the copy of a course', () => {
  it('has all lessons with their own files and links, its days counted from another start', async () => {
    const original = await scene(1, false);
    const { courseId } = original.params;
    const path = `/courses/${courseId}/modules/${original.moduleId}/content/${original.blockId}`;
    const mediaId = await readyMedia(table, courseId, 'image/png');
    const text = [
      {
        type: 'paragraph' as const,
        content: [
          {
            type: 'text' as const,
            text: 'Back',
            marks: [{ type: 'link' as const, attrs: { href: path } }],
          },
        ],
      },
      { type: 'image' as const, attrs: { mediaId, alt: 'A lake', decorative: false } },
    ];
    const prerequisites = [{ kind: 'block' as const, blockId: original.blockId }];
    const release = { from: 'courseStart' as const, days: 3 };
    const content = {
      kind: 'text' as const,
      body: { en: { type: 'doc' as const, content: text } },
    };
    await original.add({ content, prerequisites, release });
    const binned = await original.add({});
    await original.blocks([binned.blockId], { do: 'bin' });
    const dated = await ok(teacher, 'courses.update', {
      params: original.params,
      body: {
        version: 1,
        startsOn: '2030-01-10',
        endsOn: '2030-02-10',
        enrollmentWindow: { opensOn: '2030-01-01', closesOn: null },
        cover: { mediaId, alt: { en: 'A lake' } },
      },
    });
    const copy = await ok(teacher, 'structure.duplicate', {
      params: original.params,
      body: {
        code: newCourse().code,
        title: { en: 'Once more' },
        startsOn: '2031-01-10',
        version: dated.version,
      },
    });
    expect(copy).toMatchObject({
      state: 'draft',
      startsOn: '2031-01-10',
      endsOn: '2031-02-10',
      enrollmentWindow: { opensOn: '2031-01-01', closesOn: null },
    });
    await runtime.drained();
    const params = { courseId: copy.courseId };
    const { modules, blocks, findings } = await ok(teacher, 'structure.get', { params });
    expect(modules).toHaveLength(2);
    expect(blocks).toHaveLength(2);
    const [first, second] = blocks as [(typeof blocks)[0], (typeof blocks)[0]];
    expect(second).toMatchObject({
      prerequisites: [{ kind: 'block', blockId: first.blockId }],
      release,
      facts: {
        internalLinks: [
          `/courses/${copy.courseId}/modules/${first.moduleId}/content/${first.blockId}`,
        ],
      },
    });
    expect(findings.map(({ code }) => code)).not.toContain('broken_link');
    const lesson = await ok(teacher, 'courses.getBlock', {
      params: { ...params, moduleId: second.moduleId, blockId: second.blockId },
    });
    const [link] = lesson.block.links;
    expect(link?.mediaId).toBe(copy.cover?.mediaId);
    expect(new URL(link?.url ?? '').pathname).toBe(`/${mediaId}`);
  });

  it('is made once, however often its record comes', async () => {
    const original = await scene(3);
    const copy = await ok(teacher, 'structure.duplicate', {
      params: original.params,
      body: {
        code: newCourse().code,
        title: { en: 'Once more' },
        startsOn: null,
        version: original.version,
      },
    });
    await runtime.drained();
    await alter(keys.courseCopy(copy.courseId), { done: false });
    await runtime.drained();
    const { blocks } = await ok(teacher, 'structure.get', {
      params: { courseId: copy.courseId },
    });
    expect(blocks).toHaveLength(3);
  });
});

describe('lessons that are brought in from elsewhere', () => {
  it('are there once, however often and by how many tabs they are brought', async () => {
    const course = await scene(0, false);
    const source = ids.ulid(1e12);
    const bring = () =>
      call(teacher, 'courses.createBlock', {
        params: { ...course.params, moduleId: course.moduleId },
        body: { ...textBlock(), source },
      });
    const answers = await Promise.all(Array.from({ length: 8 }, bring));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const blockId = derivedUlid(course.courseId, source);
    expect((await course.get()).blocks).toMatchObject([{ source, blockId }]);
    expect((await bring()).problem).toMatchObject({
      code: 'stale_version',
      current: { blockId, version: 1 },
    });
  });

  it('are no second ones where the course has the original', async () => {
    const course = await scene(1, false);
    const again = await call(teacher, 'courses.createBlock', {
      params: { ...course.params, moduleId: course.secondId },
      body: { ...textBlock(), source: course.blockId },
    });
    expect(again.problem?.code).toBe('stale_version');
    const module = await call(teacher, 'courses.createModule', {
      params: course.params,
      body: { title: { en: 'Again' }, source: course.moduleId },
    });
    expect(module.problem?.code).toBe('stale_version');
  });

  it('keep their source in a copy of the course, and begin one of their own within it', async () => {
    const course = await scene(1, false);
    const { version } = (await course.get()).course;
    const copy = await ok(teacher, 'structure.duplicate', {
      params: course.params,
      body: { code: newCourse().code, title: { en: 'Copy' }, startsOn: null, version },
    });
    await runtime.drained();
    const { blocks } = await ok(teacher, 'structure.get', { params: { courseId: copy.courseId } });
    expect(blocks.map(({ source }) => source)).toEqual([course.blockId]);
    const twin = await course.blocks([course.blockId], { do: 'copy' });
    expect(twin.blocks.map(({ source, blockId }) => source === blockId)).toEqual([true]);
  });

  it('are read page by page, in the order of the outline', async () => {
    const course = await scene(3, false);
    await course.blocks([course.blockIds[2] ?? ''], {
      do: 'move',
      moduleId: course.moduleId,
      after: null,
    });
    const first = await ok(teacher, 'structure.listContents', {
      params: course.params,
      query: { limit: '2' },
    });
    const second = await ok(teacher, 'structure.listContents', {
      params: course.params,
      query: { limit: '2', cursor: first.nextCursor ?? '' },
    });
    const all = [...first.items, ...second.items];
    expect(all.map(({ blockId }) => blockId)).toEqual(await orderOf(course));
    expect(all[0]?.content).toEqual(textBlock().content);
    expect(second.nextCursor).toBeNull();
  });
});
