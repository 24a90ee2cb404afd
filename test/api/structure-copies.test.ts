import { describe, expect, it } from 'vitest';
import { timesOf } from '#shared/blocks/times.ts';
import type { BlockContent } from '#shared/schemas/blocks.ts';
import { keys } from '#functions/data/keys.ts';
import { derivedUlid } from '#functions/platform/derived-ulid.ts';
import { ids } from '#functions/platform/ids.ts';
import { daysAgo, startArranging } from '../world/arranging.ts';
import { createAssignment } from '../world/assignments.ts';
import { newCourse, oneBlock, textBlock } from '../world/courses.ts';
import { readyMedia } from '../world/ready-media.ts';

const { world, table, teacher, pass, alter, scene, orderOf, learnerIn } = await startArranging();
const { call, newPerson, ok, runtime } = world;

describe('kept states of a lesson', () => {
  it('are those that another person, or another sitting, replaced', async () => {
    const course = await scene(1);
    const { blockId, moduleId, params } = course;
    const place = { ...params, moduleId, blockId };
    const admin = await newPerson('admins');
    const save = (who: typeof teacher, version: number, en: string) =>
      ok(who, 'lessons.updateBlock', { params: place, body: { version, title: { en } } });
    await save(teacher, 1, 'Second');
    await save(admin, 2, 'Third');
    await save(admin, 3, 'Fourth');
    await pass(11 * 60_000, admin);
    await save(admin, 4, 'Fifth');
    const versions = { params: place };
    const { items } = await ok(teacher, 'lessons.listBlockVersions', versions);
    expect(items.map(({ version, title }) => [version, title.en])).toEqual([
      [4, 'Fourth'],
      [2, 'Second'],
    ]);
    expect(items[1]?.savedBy.userId).toBe(teacher.userId);
    const kept = await ok(teacher, 'lessons.getBlockVersion', {
      params: { ...place, version: '2' },
    });
    expect(kept).toMatchObject({ title: { en: 'Second' }, content: textBlock().content });
    for (const version of [2, 4])
      await alter(keys.blockVersion(blockId, version), {
        expiresAt: Math.floor(Date.now() / 1000),
      });
    expect((await ok(teacher, 'lessons.listBlockVersions', versions)).items).toEqual([]);
  });

  it.each(['javascript:__xss=1', 'javascript:fetch("//evil.example")'])(
    'case 65: of one that came back from elsewhere with a link to %s, nothing is shown or taken over',
    async (href) => {
      const { blockId, moduleId, params } = await scene(1);
      const place = { ...params, moduleId, blockId };
      const words = { type: 'text', text: 'Read on', marks: [{ type: 'link', attrs: { href } }] };
      const body = { en: { type: 'doc', content: [{ type: 'paragraph', content: [words] }] } };
      const content = { kind: 'text', body } as BlockContent;
      await table.put({
        ...keys.blockVersion(blockId, 1),
        entity: 'BlockVersion',
        blockId,
        courseId: params.courseId,
        version: 1,
        title: { en: 'Of old' },
        content,
        savedAt: daysAgo(1),
        savedBy: teacher.userId,
        expiresAt: Math.floor(Date.now() / 1000) + 86_400,
      });
      await alter(keys.blockContent(blockId), { content });
      const shown = [
        await call(teacher, 'lessons.getBlockVersion', {
          params: { ...place, version: '1' },
        }),
        await call(teacher, 'lessons.getBlock', { params: place }),
      ];
      for (const answer of shown) expect(answer.status).toBe(500);
      expect(JSON.stringify(shown)).not.toContain('javascript:');
      const change = { params: place, body: { version: 1, content } };
      expect(await call(teacher, 'lessons.updateBlock', change)).toMatchObject({
        status: 400,
        problem: { code: 'invalid_request' },
      });
    },
  );
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
    const copy = await ok(teacher, 'courses.duplicate', {
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
    const { modules, blocks, findings } = await ok(teacher, 'lessons.getStructure', { params });
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
    const lesson = await ok(teacher, 'lessons.getBlock', {
      params: { ...params, moduleId: second.moduleId, blockId: second.blockId },
    });
    const [link] = lesson.block.links;
    expect(link?.mediaId).toBe(copy.cover?.mediaId);
    expect(new URL(link?.url ?? '').pathname).toBe(`/${mediaId}`);
  });

  it('is made once, however often its record comes', async () => {
    const original = await scene(3);
    const copy = await ok(teacher, 'courses.duplicate', {
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
    const { blocks } = await ok(teacher, 'lessons.getStructure', {
      params: { courseId: copy.courseId },
    });
    expect(blocks).toHaveLength(3);
  });
});

describe('the copy of a module', () => {
  it('stands behind the module for nobody to see, with lessons, files, rules and links of its own', async () => {
    const course = await scene(1, false);
    const { params, moduleId, blockId, secondId } = course;
    const path = `/courses/${params.courseId}/modules/${moduleId}/content/`;
    const mediaId = await readyMedia(table, params.courseId, 'image/png');
    const elsewhere = await course.add({}, secondId);
    const link = (href: string) => ({
      type: 'text' as const,
      text: 'Back',
      marks: [{ type: 'link' as const, attrs: { href } }],
    });
    const body = {
      type: 'doc' as const,
      content: [
        { type: 'paragraph' as const, content: [link(path + blockId)] },
        { type: 'image' as const, attrs: { mediaId, alt: 'A lake', decorative: false } },
      ],
    };
    await course.add({
      content: { kind: 'text', body: { en: body } },
      prerequisites: [
        { kind: 'block', blockId },
        { kind: 'block', blockId: elsewhere.blockId },
      ],
    });
    const gone = await course.add({});
    await course.blocks([gone.blockId], { do: 'bin' });
    const [copy] = (await course.modules([moduleId], { do: 'copy' })).modules;
    expect(copy).toMatchObject({
      published: false,
      copying: true,
      title: { en: 'A module (copy)' },
    });
    const copyId = copy?.moduleId ?? '';
    await runtime.drained();
    const { modules, blocks, findings } = await course.get();
    expect(modules.map((row) => [row.moduleId, row.copying])).toEqual([
      [moduleId, false],
      [copyId, false],
      [secondId, false],
    ]);
    const rows = blocks.filter((row) => row.moduleId === copyId);
    expect(rows.map(({ title }) => title.en)).toEqual(['Lesson 1', textBlock().title.en]);
    const [first, second] = rows as [(typeof rows)[0], (typeof rows)[0]];
    expect(second).toMatchObject({
      source: second.blockId,
      prerequisites: [
        { kind: 'block', blockId: first.blockId },
        { kind: 'block', blockId: elsewhere.blockId },
      ],
      facts: {
        internalLinks: [`/courses/${params.courseId}/modules/${copyId}/content/${first.blockId}`],
      },
    });
    expect(findings.map(({ code }) => code)).not.toContain('broken_link');
    const opened = await ok(teacher, 'lessons.getBlock', {
      params: { ...params, moduleId: copyId, blockId: second.blockId },
    });
    expect(opened.block.links.map((file) => file.mediaId)).toEqual([mediaId]);
  });

  it('is made once, however often its record comes, and what was edited since stays', async () => {
    const course = await scene(2, false);
    const { params, moduleId } = course;
    const sent = { params, idempotencyKey: 'copy-a-module-only-once' };
    const body = { moduleIds: [moduleId], change: { do: 'copy' as const } };
    const { modules } = await ok(teacher, 'lessons.changeModules', { ...sent, body });
    expect(await ok(teacher, 'lessons.changeModules', { ...sent, body })).toEqual({ modules });
    await runtime.drained();
    const copyId = modules[0]?.moduleId ?? '';
    const copied = async () => (await course.get()).blocks.filter((row) => row.moduleId === copyId);
    const [first] = await copied();
    await ok(teacher, 'lessons.updateBlock', {
      params: { ...params, moduleId: copyId, blockId: first?.blockId ?? '' },
      body: { version: 1, title: { en: 'Edited since' } },
    });
    await alter(keys.module(params.courseId, copyId), {
      copyOf: { moduleId, madeBy: teacher.userId, madeAt: new Date().toISOString() },
    });
    await runtime.drained();
    expect((await copied()).map(({ title }) => title.en)).toEqual(['Edited since', 'Lesson 2']);
  });

  it('is nothing for learners, also while its lessons come', async () => {
    const course = await scene(2);
    const { sees } = await learnerIn(course);
    await course.modules([course.moduleId], { do: 'copy' });
    await runtime.drained();
    expect(await sees()).toEqual(course.blockIds);
    expect(await ok(null, 'catalog.getCourse', { params: course.params })).toMatchObject({
      lessons: 2,
    });
  });
});

describe('lessons that are brought in from elsewhere', () => {
  it('are there once, however often and by how many tabs they are brought', async () => {
    const course = await scene(0, false);
    const source = ids.ulid(1e12);
    const bring = () =>
      call(teacher, 'lessons.createBlocks', {
        params: { ...course.params, moduleId: course.moduleId },
        body: oneBlock({ ...textBlock(), source }),
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
    const again = await call(teacher, 'lessons.createBlocks', {
      params: { ...course.params, moduleId: course.secondId },
      body: oneBlock({ ...textBlock(), source: course.blockId }),
    });
    expect(again.problem?.code).toBe('stale_version');
    const module = await call(teacher, 'lessons.createModule', {
      params: course.params,
      body: { title: { en: 'Again' }, source: course.moduleId },
    });
    expect(module.problem?.code).toBe('stale_version');
  });

  it('keep their source in a copy of the course, and begin one of their own within it', async () => {
    const course = await scene(1, false);
    const { version } = (await course.get()).course;
    const copy = await ok(teacher, 'courses.duplicate', {
      params: course.params,
      body: { code: newCourse().code, title: { en: 'Copy' }, startsOn: null, version },
    });
    await runtime.drained();
    const { blocks } = await ok(teacher, 'lessons.getStructure', {
      params: { courseId: copy.courseId },
    });
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
    const first = await ok(teacher, 'lessons.listContents', {
      params: course.params,
      query: { limit: '2' },
    });
    const second = await ok(teacher, 'lessons.listContents', {
      params: course.params,
      query: { limit: '2', cursor: first.nextCursor ?? '' },
    });
    const all = [...first.items, ...second.items];
    expect(all.map(({ blockId }) => blockId)).toEqual(await orderOf(course));
    expect(all[0]?.content).toEqual(textBlock().content);
    expect(second.nextCursor).toBeNull();
  });

  it('are read without those that can name no time of the course, where just these are asked for', async () => {
    const course = await scene(2, false);
    const assignmentId = await createAssignment(
      world,
      teacher,
      { ...course.params, moduleId: course.moduleId },
      {
        due: { day: 3, time: '09:00', timeZone: 'Europe/Madrid' },
      },
    );
    const { items, nextCursor } = await ok(teacher, 'lessons.listContents', {
      params: course.params,
      query: { only: 'timed' },
    });
    expect(items.map(({ blockId, content }) => [blockId, timesOf(content)])).toEqual([
      [assignmentId, [{ name: 'due', time: { day: 3, time: '09:00', timeZone: 'Europe/Madrid' } }]],
    ]);
    expect(nextCursor).toBeNull();
  });
});
