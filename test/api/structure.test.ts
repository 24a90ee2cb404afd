import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { derivedUlid } from '#functions/platform/derived-ulid.ts';
import { daysAgo, startArranging } from '../world/arranging.ts';
import { makeCourse, type NewBlock, oneBlock, textBlock } from '../world/courses.ts';
import { readyMedia } from '../world/ready-media.ts';

const { world, table, teacher, alter, scene, orderOf, learnerIn } = await startArranging();
const { call, ok, runtime } = world;

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
    const saved = await ok(teacher, 'lessons.updateBlock', {
      params: { ...params, moduleId, blockId },
      body: { version: 1, minutes: 9 },
    });
    expect(saved).toMatchObject({ moduleId: secondId, minutes: 9, version: 2 });
  });

  it('refuses a place behind a lesson that is elsewhere, and a lesson of another course', async () => {
    const [course, other] = [await scene(2), await makeCourse(world, teacher)];
    const change = (blockIds: string[], after: string) =>
      call(teacher, 'lessons.changeBlocks', {
        params: course.params,
        body: { blockIds, change: { do: 'move', moduleId: course.secondId, after } },
      });
    const [a, b] = course.blockIds as [string, string];
    expect((await change([a], b)).problem?.code).toBe('not_found');
    expect((await change([other.blockId], a)).problem?.code).toBe('not_found');
  });

  it('begins lessons and modules where they shall stand, and nothing else moves', async () => {
    const course = await scene(2);
    const { params, moduleId, secondId } = course;
    const [a, b] = course.blockIds as [string, string];
    const begin = async (after: string | null) => (await course.add({ after })).blockId;
    const first = await begin(null);
    const middle = await begin(a);
    const last = await begin(b);
    expect(await orderOf(course)).toEqual([first, a, middle, b, last]);
    const module = await ok(teacher, 'lessons.createModule', {
      params,
      body: { title: { en: 'Between' }, after: moduleId },
    });
    const { modules, blocks } = await course.get();
    expect(modules.map((row) => row.moduleId)).toEqual([moduleId, module.moduleId, secondId]);
    const nowhere = { params: { ...params, moduleId: secondId } };
    const refused = await call(teacher, 'lessons.createBlocks', {
      ...nowhere,
      body: oneBlock({ ...textBlock(), after: a }),
    });
    expect(refused.problem?.code).toBe('not_found');
    expect((await course.get()).blocks).toEqual(blocks);
  });

  it('begins a lesson behind all that were added at the same moment and share a rank', async () => {
    const course = await scene(3);
    const [a, b, c] = course.blockIds as [string, string, string];
    for (const blockId of [a, b]) await alter(keys.block(course.courseId, blockId), { rank: 'a0' });
    const { blockId: next } = await course.add({ after: a });
    expect(await orderOf(course)).toEqual([a, b, next, c]);
  });

  describe('adds a list of lessons', () => {
    type Course = Awaited<ReturnType<typeof scene>>;
    const add = (course: Course, blocks: NewBlock[], after?: string | null, key?: string) =>
      call(teacher, 'lessons.createBlocks', {
        params: { ...course.params, moduleId: course.moduleId },
        body: { blocks, ...(after !== undefined && { after }) },
        ...(key && { idempotencyKey: key }),
      });
    const titles = async (course: Course) =>
      (await course.get()).blocks.map(({ title }) => title.en);

    it('as large as a request takes it, in its order, and a repeated request adds nothing more', async () => {
      const course = await scene(2);
      const names = Array.from({ length: 40 }, (_, at) => `New ${at}`);
      const list = names.map((name) => textBlock(name));
      const first = await add(course, list, course.blockId, 'list-once-and-for-all');
      expect(first.status).toBe(201);
      const again = await add(course, list, course.blockId, 'list-once-and-for-all');
      expect(again.body).toEqual(first.body);
      expect(await titles(course)).toEqual(['Lesson 1', ...names, 'Lesson 2']);
    });

    it('in which one waits for another', async () => {
      const course = await scene(1);
      const source = ulid();
      const blockId = derivedUlid(course.courseId, source);
      const answer = await add(course, [
        { ...textBlock('First'), source },
        { ...textBlock('Then'), prerequisites: [{ kind: 'block', blockId }] },
      ]);
      expect(answer.status).toBe(201);
      expect((await course.get()).blocks.at(-1)?.prerequisites).toEqual([
        { kind: 'block', blockId },
      ]);
    });

    it.each<[string, (course: Course) => Promise<NewBlock[]> | NewBlock[], object]>([
      [
        'one shows a file that is not there',
        () => [textBlock(), { ...textBlock(), content: { kind: 'file', mediaId: ulid() } }],
        { code: 'media_not_ready' },
      ],
      [
        'one shows as an image what is none',
        async ({ courseId }) => {
          const mediaId = await readyMedia(table, courseId, 'application/pdf');
          return [
            textBlock(),
            {
              ...textBlock(),
              content: { kind: 'image', mediaId, alt: { en: 'A leaf' }, caption: null },
            },
          ];
        },
        { issues: [{ path: ['blocks', 1, 'content', 'mediaId'], code: 'wrong_media_type' }] },
      ],
      [
        'two come from one source',
        () => [0, 1].map(() => ({ ...textBlock(), source: '01J00000000000000000000000' })),
        { issues: [{ path: ['blocks', 1, 'source'], code: 'twice' }] },
      ],
      [
        'one comes from what the course has',
        ({ blockId }) => [textBlock(), { ...textBlock(), source: blockId }],
        { code: 'stale_version' },
      ],
      [
        'one waits for a lesson of another course',
        () => [{ ...textBlock(), prerequisites: [{ kind: 'block', blockId: ulid() }] }],
        { code: 'not_found' },
      ],
      [
        'there are more than a request takes',
        () => Array.from({ length: 41 }, () => textBlock()),
        { code: 'invalid_request' },
      ],
      [
        'their files do not fit into one transaction',
        async ({ courseId }) =>
          Promise.all(
            Array.from({ length: 40 }, async () => ({
              ...textBlock(),
              content: {
                kind: 'file' as const,
                mediaId: await readyMedia(table, courseId, 'application/pdf'),
              },
            })),
          ),
        { code: 'too_large' },
      ],
    ])('whole or not at all: not where %s', async (_, listFor, problem) => {
      const course = await scene(1);
      const list = await listFor(course);
      const before = await table.dump();
      const answer = await add(course, list);
      expect(answer.problem).toMatchObject(problem);
      expect(await table.dump()).toEqual(before);
    });
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
    const copy = await ok(teacher, 'lessons.getBlock', {
      params: { ...course.params, moduleId: course.moduleId, blockId: copyA ?? '' },
    });
    expect(copy.block.content).toEqual(textBlock().content);
  });

  it('does all or nothing, and a repeated request nothing more', async () => {
    const course = await scene(2);
    const [a] = course.blockIds as [string];
    const sent = { params: course.params, idempotencyKey: 'copy-once-and-for-all' };
    const body = { blockIds: [a], change: { do: 'copy' as const } };
    const first = await ok(teacher, 'lessons.changeBlocks', { ...sent, body });
    expect(await ok(teacher, 'lessons.changeBlocks', { ...sent, body })).toEqual(first);
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
      await ok(teacher, 'lessons.getBlock', {
        params: { ...course.params, moduleId: course.moduleId, blockId: b },
      });
      await runtime.drained();
      const own = await ok(learner, 'progress.listCourses');
      expect(own.items[0]).toMatchObject({ lessons: 1 });
      await course.blocks([b], { do: away === 'bin' ? 'restore' : 'publish' });
      expect((await open(b, course.moduleId)).body).toMatchObject({ block: { state: 'done' } });
      await runtime.drained();
      expect((await ok(learner, 'progress.listCourses')).items[0]).toMatchObject({ lessons: 2 });
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
      const { lessons, minutes } = await ok(null, 'catalog.getCourse', { params: course.params });
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
    const late = await call(teacher, 'lessons.changeBlocks', {
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
