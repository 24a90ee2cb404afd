import { describe, expect, it } from 'vitest';
import type { RouteById } from '#shared/contract/index.ts';
import type { SentBody } from '#shared/contract/route.ts';
import { keys } from '#functions/data/keys.ts';
import { createBlock, makeCourse, textBlock } from '../world/courses.ts';
import { openRawTable } from '../world/raw-table.ts';
import { readyMedia } from '../world/ready-media.ts';
import { startWorld } from '../world/world.ts';

const world = await startWorld();
const { newPerson, ok, runtime } = world;
const table = openRawTable(world);
const teacher = await newPerson('teachers', 'Grace');

type Change = SentBody<RouteById<'lessons.changeBlocks'>>['change'];

/** A course of some lessons with a learner in it, who has done all of them. */
async function scene(blocks: number) {
  const course = await makeCourse(world, teacher, { blocks });
  const { courseId, moduleId, blockIds } = course;
  const params = { courseId };
  const learner = await newPerson('students', 'Ada');
  await ok(learner, 'enrollments.enroll', { params, body: {} });
  const record = (blockId: string, state: 'started' | 'done' = 'done') =>
    ok(learner, 'progress.record', {
      params: { courseId, moduleId, blockId },
      body: { state, positionSeconds: 0 },
    });
  for (const blockId of blockIds) await record(blockId);
  await runtime.drained();
  return {
    ...course,
    params,
    learner,
    record,
    change: async (blockId: string, change: Change) => {
      await ok(teacher, 'lessons.changeBlocks', {
        params,
        body: { blockIds: [blockId], change },
      });
      await runtime.drained();
    },
    /** The sum in the table, which lists never show above the number of lessons. */
    sum: async () => {
      const { pk, sk } = keys.enrollment(learner.userId, courseId);
      return (await table.dump()).get(`${pk} ${sk}`)?.['doneBlocks'];
    },
    /** The progress in the student's list, on the course's page and in the teacher's roster. */
    counts: async () => {
      const { items } = await ok(learner, 'progress.listCourses');
      const { items: roster } = await ok(teacher, 'rosters.list', { params });
      const { enrollment, lessons } = await ok(learner, 'catalog.getCourse', { params });
      const own = items[0];
      return {
        list: [own?.doneBlocks, own?.lessons],
        page: [enrollment?.doneBlocks, lessons],
        roster: [roster[0]?.doneBlocks, roster[0]?.lessons],
        completed: own?.completedAt != null,
      };
    },
  };
}

const says = (done: number, lessons: number, completed: boolean) => {
  const both = [done, lessons];
  return { list: both, page: both, roster: both, completed };
};

describe('what a learner has done follows what the teacher takes away and brings back', () => {
  it.each<[string, Change, Change]>([
    ['unpublished', { do: 'unpublish' }, { do: 'publish' }],
    ['thrown away', { do: 'bin' }, { do: 'restore' }],
  ])(
    'a lesson that is %s no longer counts, and counts again once it is back',
    async (_, away, back) => {
      const course = await scene(3);
      const [first = ''] = course.blockIds;
      expect(await course.counts()).toEqual(says(3, 3, true));
      await course.change(first, away);
      expect(await course.counts()).toEqual(says(2, 2, true));
      await course.change(first, back);
      expect(await course.counts()).toEqual(says(3, 3, true));
    },
  );

  it('with its module too', async () => {
    const course = await scene(2);
    const body = { moduleIds: [course.moduleId] };
    await ok(teacher, 'lessons.changeModules', {
      params: course.params,
      body: { ...body, change: { do: 'bin' } },
    });
    await runtime.drained();
    expect(await course.counts()).toEqual(says(0, 0, true));
    await ok(teacher, 'lessons.changeModules', {
      params: course.params,
      body: { ...body, change: { do: 'restore' } },
    });
    await runtime.drained();
    expect(await course.counts()).toEqual(says(2, 2, true));
  });

  it('for each learner of a large course, a page at a time', async () => {
    const course = await scene(2);
    const [first = ''] = course.blockIds;
    const enrollment = keys.enrollment(course.learner.userId, course.courseId);
    const mine = (await table.dump()).get(`${enrollment.pk} ${enrollment.sk}`);
    const others = Array.from(
      { length: 55 },
      (_, at) => `one-of-many-${String(at).padStart(3, '0')}`,
    );
    for (const userId of others) {
      await table.put({ ...mine, ...keys.enrollment(userId, course.courseId), userId });
      const { courseId } = course;
      await table.put({ ...keys.learner(courseId, userId), entity: 'Learner', courseId, userId });
      for (const blockId of course.blockIds)
        await table.put({
          ...keys.progress(userId, course.courseId, blockId),
          entity: 'Progress',
          blockId,
          state: 'done',
          positionSeconds: 0,
        });
    }
    await runtime.drained();
    await course.change(first, { do: 'unpublish' });
    const now = await table.dump();
    const counted = others.map((userId) => {
      const { pk, sk } = keys.enrollment(userId, course.courseId);
      return now.get(`${pk} ${sk}`)?.['doneBlocks'];
    });
    expect(new Set(counted)).toEqual(new Set([1]));
    const { pk, sk } = keys.recount(course.courseId);
    expect(now.has(`${pk} ${sk}`)).toBe(false);
  });
});

describe('what somebody who comes back has done is counted anew', () => {
  const comeBack = {
    'by themselves': async (course: Awaited<ReturnType<typeof scene>>) => {
      await ok(course.learner, 'enrollments.withdraw', { params: course.params });
      return () =>
        ok(course.learner, 'enrollments.enroll', { params: course.params, body: {} }).then(
          () => {},
        );
    },
    'by a teacher who took them out': async (course: Awaited<ReturnType<typeof scene>>) => {
      const decide = (decision: 'admit' | 'remove') =>
        ok(teacher, 'rosters.decide', {
          params: course.params,
          body: { userIds: [course.learner.userId], decision },
        }).then(() => {});
      await decide('remove');
      return () => decide('admit');
    },
    'from the line for a seat': async (course: Awaited<ReturnType<typeof scene>>) => {
      const { params } = course;
      const seats = async (count: number) => {
        const { version } = (await ok(teacher, 'catalog.getCourse', { params })).course;
        await ok(teacher, 'courses.update', { params, body: { version, seats: count } });
      };
      await ok(course.learner, 'enrollments.withdraw', { params });
      await seats(1);
      const other = await newPerson();
      await ok(other, 'enrollments.enroll', { params, body: {} });
      return async () => {
        await ok(course.learner, 'enrollments.joinWaitingList', { params, body: {} });
        await ok(other, 'enrollments.withdraw', { params });
      };
    },
  };

  it.each(Object.entries(comeBack))(
    'INV-12: %s, after the teacher threw away what they had done',
    async (_, leave) => {
      const course = await scene(3);
      const [first = '', , third = ''] = course.blockIds;
      await course.record(third, 'started');
      const back = await leave(course);
      await course.change(first, { do: 'bin' });
      await back();
      await runtime.drained();
      expect((await course.counts()).list).toEqual([1, 2]);
      expect((await course.counts()).roster).toEqual([1, 2]);
    },
  );

  it('INV-12: a lesson that is moved to where learners see nothing counts no more, and again behind', async () => {
    const course = await scene(2);
    const { params, moduleId } = course;
    const [first = ''] = course.blockIds;
    const hidden = await ok(teacher, 'lessons.createModule', {
      params,
      body: { title: { en: 'Not yet' } },
    });
    await ok(teacher, 'lessons.changeModules', {
      params,
      body: { moduleIds: [hidden.moduleId], change: { do: 'unpublish' } },
    });
    await course.change(first, { do: 'move', moduleId: hidden.moduleId, after: null });
    expect(await course.sum()).toBe(1);
    await course.change(first, { do: 'move', moduleId, after: null });
    expect(await course.sum()).toBe(2);
  });

  it('INV-12: a recount finds everybody who is in the course, whatever became of the rows that a roster shows', async () => {
    const course = await scene(2);
    const [first = ''] = course.blockIds;
    const { pk } = keys.rosterMark(course.courseId, '');
    for (const row of (await table.items()).filter((item) => item.pk === pk))
      await table.remove(row);
    await course.change(first, { do: 'bin' });
    expect(await course.sum()).toBe(1);
  });
});

describe('a course that was completed', () => {
  it('stays so when lessons are added, and while they are done', async () => {
    const course = await scene(1);
    const { courseId, moduleId } = course;
    const add = (title: string) =>
      createBlock({ ok }, teacher, {
        params: { courseId, moduleId },
        body: textBlock(title),
      });
    const [second] = [await add('Second'), await add('Third')];
    const { enrollment } = await course.record(second.blockId);
    expect(enrollment).toMatchObject({ doneBlocks: 2, completedAt: expect.any(String) });
    const undone = await course.record(second.blockId, 'started');
    expect(undone.enrollment).toMatchObject({ doneBlocks: 1, completedAt: expect.any(String) });
  });

  it('is so for whoever comes back after the teacher took away what was left', async () => {
    const course = await scene(2);
    const [first = '', second = ''] = course.blockIds;
    await course.record(second, 'started');
    expect((await course.counts()).completed).toBe(false);
    await course.change(second, { do: 'unpublish' });
    expect(await course.counts()).toEqual(says(1, 1, false));
    expect((await course.record(first)).enrollment.completedAt).not.toBeNull();
  });
});

it('copies of lessons keep their files: each counts as one more that names them', async () => {
  const { courseId, moduleId } = await makeCourse(world, teacher);
  const params = { courseId };
  const mediaId = await readyMedia(table, courseId, 'application/pdf');
  const blockIds: string[] = [];
  for (const title of ['One', 'Two']) {
    const { blockId } = await createBlock({ ok }, teacher, {
      params: { courseId, moduleId },
      body: { ...textBlock(title), content: { kind: 'file', mediaId } },
    });
    blockIds.push(blockId);
  }
  const attached = async () => {
    const { pk, sk } = keys.media(mediaId);
    return (await table.dump()).get(`${pk} ${sk}`)?.['attached'];
  };
  expect(await attached()).toBe(2);
  await ok(teacher, 'lessons.changeBlocks', {
    params,
    body: { blockIds, change: { do: 'copy' } },
  });
  expect(await attached()).toBe(4);
  const { items } = await ok(teacher, 'media.list', { params });
  expect(items[0]?.places).toHaveLength(4);
});

it('a lesson that plays takes as many minutes as it plays, whatever is typed', async () => {
  const { courseId, moduleId } = await makeCourse(world, teacher);
  const mediaId = await readyMedia(table, courseId, 'video/mp4');
  const film = { kind: 'video' as const, mediaId, durationSeconds: 725, captions: [] };
  const block = await createBlock({ ok }, teacher, {
    params: { courseId, moduleId },
    body: { ...textBlock(), minutes: 99, content: film },
  });
  expect(block.minutes).toBe(13);
  const { blockId, version } = block;
  const shorter = await ok(teacher, 'lessons.updateBlock', {
    params: { courseId, moduleId, blockId },
    body: { version, content: { ...film, durationSeconds: 30 } },
  });
  expect(shorter.minutes).toBe(1);
  const typed = await ok(teacher, 'lessons.updateBlock', {
    params: { courseId, moduleId, blockId },
    body: { version: shorter.version, minutes: 20 },
  });
  expect(typed.minutes).toBe(1);
});
