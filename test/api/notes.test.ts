import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { createBlock, type MadeCourse, makeCourse, textBlock } from '../world/courses.ts';
import { openRawTable } from '../world/raw-table.ts';
import { startWorld, type Person } from '../world/world.ts';

const world = await startWorld();
const { call, newPerson, ok } = world;
const table = openRawTable(world);

const owner = await newPerson('teachers');
const course = await makeCourse(world, owner);
const params = { courseId: course.courseId };

async function learner(of: MadeCourse = course): Promise<Person> {
  const person = await newPerson();
  await ok(person, 'enrollments.enroll', { params: { courseId: of.courseId }, body: {} });
  return person;
}
const write = (person: Person, text: string, positionSeconds: number | null = null) => {
  const { moduleId, blockId } = course;
  const body = { moduleId, blockId, positionSeconds, text };
  return call(person, 'notes.create', { params, body });
};
const read = async (person: Person, query: Record<string, string> = {}) =>
  ok(person, 'notes.list', { params, query });
const textsOf = async (person: Person) => (await read(person)).items.map(({ text }) => text);

describe('notes', () => {
  it('are kept on a block or a second of it, changed, thrown away and made again', async () => {
    const ada = await learner();
    const { body: first } = await write(ada, '  Here it gets interesting\nindeed ', 12.34567);
    expect(first).toMatchObject({
      blockId: course.blockId,
      positionSeconds: 12.346,
      text: 'Here it gets interesting\nindeed',
      version: 1,
    });
    await write(ada, 'Later');
    const on = { params: { ...params, noteId: first.noteId } };
    const changed = await ok(ada, 'notes.update', {
      ...on,
      body: { version: 1, text: 'Changed' },
    });
    expect(changed).toEqual({ ...first, text: 'Changed', version: 2 });
    expect(await textsOf(ada)).toEqual(['Changed', 'Later']);
    expect(await ok(ada, 'notes.delete', on)).toEqual(changed);
    expect(await textsOf(ada)).toEqual(['Later']);
    expect(await call(ada, 'notes.delete', on)).toMatchObject({ status: 404 });
    expect(await write(ada, changed.text, changed.positionSeconds)).toMatchObject({ status: 201 });
    expect(await textsOf(ada)).toEqual(['Later', 'Changed']);
  });

  it('case 24: are made on no lesson that is still locked for who writes', async () => {
    const { courseId, moduleId, blockId } = await makeCourse(world, owner);
    const add = (fields: object, into = moduleId) =>
      createBlock({ ok }, owner, {
        params: { courseId, moduleId: into },
        body: { ...textBlock(), ...fields },
      });
    const release = { from: 'enrollment' as const, days: 7 };
    const later = await ok(owner, 'lessons.createModule', {
      params: { courseId },
      body: { title: { en: 'Week two' }, release },
    });
    const waits = await add({ prerequisites: [{ kind: 'block', blockId }] });
    const inLater = await add({}, later.moduleId);
    const open = await add({ release, preview: true });
    const ada = await newPerson();
    await ok(ada, 'enrollments.enroll', { params: { courseId }, body: {} });
    const noteOn = (block: { moduleId: string; blockId: string }) =>
      call(ada, 'notes.create', {
        params: { courseId },
        body: {
          moduleId: block.moduleId,
          blockId: block.blockId,
          positionSeconds: null,
          text: 'Mine',
        },
      });
    for (const block of [waits, inLater])
      expect(await noteOn(block)).toMatchObject({
        status: 403,
        problem: { code: 'block_locked', current: { locks: [{}] } },
      });
    expect((await ok(ada, 'notes.list', { params: { courseId } })).items).toEqual([]);
    expect(await noteOn(open)).toMatchObject({ status: 201 });
    const place = { courseId, moduleId, blockId };
    const body = { state: 'done', positionSeconds: 0 } as const;
    await ok(ada, 'progress.record', { params: place, body });
    expect(await noteOn(waits)).toMatchObject({ status: 201 });
  });

  it('that were changed from an old version show what stands now', async () => {
    const ada = await learner();
    const { noteId } = (await write(ada, 'One')).body;
    const update = (text: string) =>
      call(ada, 'notes.update', {
        params: { ...params, noteId },
        body: { version: 1, text },
      });
    expect(await update('Two')).toMatchObject({ status: 200 });
    expect(await update('Three')).toMatchObject({
      status: 409,
      problem: { code: 'stale_version', current: { text: 'Two', version: 2 } },
    });
  });

  it('come page by page, oldest first', async () => {
    const ada = await learner();
    for (const text of ['1', '2', '3', '4', '5']) await write(ada, text);
    const first = await read(ada, { limit: '2' });
    const second = await read(ada, { limit: '2', cursor: first.nextCursor ?? '' });
    expect([...first.items, ...second.items].map(({ text }) => text)).toEqual(['1', '2', '3', '4']);
  });

  it('are nobody else’s: not the teacher’s, not another learner’s', async () => {
    const ada = await learner();
    const { noteId } = (await write(ada, 'Mine alone')).body;
    for (const other of [owner, await learner()]) {
      const on = { params: { ...params, noteId } };
      expect(await read(other)).toEqual({ items: [], nextCursor: null });
      expect(await call(other, 'notes.delete', on)).toMatchObject({ status: 404 });
      const body = { version: 1, text: 'Yours' };
      expect(await call(other, 'notes.update', { ...on, body })).toMatchObject({
        status: 404,
      });
    }
    expect(await textsOf(ada)).toEqual(['Mine alone']);
  });

  it('stay readable when somebody leaves, who then makes no more', async () => {
    const ada = await learner();
    await write(ada, 'Before');
    await ok(ada, 'enrollments.withdraw', { params });
    expect(await textsOf(ada)).toEqual(['Before']);
    expect(await write(ada, 'After')).toMatchObject({
      status: 403,
      problem: { code: 'enrollment_required' },
    });
  });

  it('need a block that there is in the course', async () => {
    const ada = await learner();
    const elsewhere = await makeCourse(world, owner);
    for (const blockId of [ulid(), elsewhere.blockId]) {
      const body = { moduleId: course.moduleId, blockId, positionSeconds: null, text: 'Where?' };
      expect(await call(ada, 'notes.create', { params, body })).toMatchObject({
        status: 404,
      });
    }
  });

  it('are a hundred and twenty in an hour at the most, whatever course they are in', async () => {
    const ada = await learner();
    const hour = Math.floor(Date.now() / 3_600_000);
    for (const at of [hour, hour + 1])
      await table.put({ ...keys.noteQuota(ada.userId, at), entity: 'NoteQuota', uses: 120 });
    const refused = await write(ada, 'One too many');
    expect(refused).toMatchObject({ status: 429, problem: { code: 'too_many_requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(3600);
  });

  it('are a thousand in a course at the most; one that is thrown away makes room', async () => {
    const ada = await learner();
    const { noteId } = (await write(ada, 'The first')).body;
    await table.put({
      ...keys.noteCount(ada.userId, course.courseId),
      entity: 'NoteCount',
      courseId: course.courseId,
      notes: 1000,
    });
    expect(await write(ada, 'One too many')).toMatchObject({
      status: 429,
      problem: { code: 'too_many_requests' },
    });
    await ok(ada, 'notes.delete', { params: { ...params, noteId } });
    expect(await write(ada, 'There is room')).toMatchObject({ status: 201 });
  });
});
