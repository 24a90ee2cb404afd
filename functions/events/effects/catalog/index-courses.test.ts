import { expect, it } from 'vitest';
import type { SnapshotStore } from '#functions/data/catalog/snapshot-store.ts';
import { courses } from '#functions/data/courses/courses.ts';
import { keys } from '#functions/data/keys.ts';
import type { Item } from '#functions/data/table/table.ts';
import { ids } from '#functions/platform/ids.ts';
import { memoryStore } from '#test/performance/derived.ts';
import { courseOf } from '#test/support/course-of.ts';
import { startTable } from '#test/support/table.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';
import { indexCourses } from './index-courses.ts';

const truth = await startTable();

const record = (before: Item | undefined, after: Item): StreamRecord => ({
  key: { pk: String(after.pk), sk: String(after.sk) },
  before,
  after,
  sequence: '',
});

/** A published course with one module, and what happens to both. */
async function scene() {
  const store = memoryStore();
  const course = courseOf({ state: 'published', publishedAt: '2026-01-01T00:00:00.000Z' });
  const { courseId } = course;
  const moduleId = ids.ulid(0);
  const moduleCalled = (title: string): Item => ({
    ...keys.module(courseId, moduleId),
    entity: 'Module',
    courseId,
    moduleId,
    title: { en: title },
    published: true,
    release: null,
    prerequisites: [],
    rank: 'a0',
    version: 1,
  });
  let module = moduleCalled('First');
  const index = (changes: StreamRecord[], into: SnapshotStore = store) =>
    indexCourses({ store: into, truth }, changes);
  await truth.commit([...courses.create(course), { label: 'module', put: module }]);
  return {
    index,
    published: record(undefined, { ...keys.course(courseId), entity: 'Course', ...course }),
    async rename(title: string): Promise<StreamRecord> {
      const before = module;
      module = moduleCalled(title);
      await truth.put(module);
      return record(before, module);
    },
    /** The store, to a writer who has read everything and stops for a moment before the first write. */
    stopping(meanwhile: () => Promise<void>): SnapshotStore {
      let first = true;
      return {
        read: store.read,
        async write(stored) {
          if (first) {
            first = false;
            await meanwhile();
          }
          return store.write(stored);
        },
      };
    },
    titles: () => store.snapshot().documents.get(courseId)?.outline,
  };
}

it('INV-16: a title that came back while somebody was about to write another one stays', async () => {
  const { index, published, rename, stopping, titles } = await scene();
  await index([published]);
  const renamed = await rename('Second');
  const behind = stopping(async () => index([await rename('First')]));
  await index([renamed], behind);
  expect(titles()).toEqual([{ en: 'First' }]);
});

it('INV-16: a title that went and came back, each written in time, is not undone by a late writer', async () => {
  const { index, published, rename, stopping, titles } = await scene();
  await index([published]);
  const renamed = await rename('Second');
  const behind = stopping(async () => {
    await index([renamed]);
    await index([await rename('First')]);
  });
  await index([renamed], behind);
  expect(titles()).toEqual([{ en: 'First' }]);
});

it('INV-16: a title that changes while a course is being published is the new one', async () => {
  const { index, published, rename, stopping, titles } = await scene();
  await index(
    [published],
    stopping(async () => index([await rename('Second')])),
  );
  expect(titles()).toEqual([{ en: 'Second' }]);
});

it('what changes no title writes nothing', async () => {
  const { index, published, rename, stopping, titles } = await scene();
  await index([published]);
  const { before, after } = await rename('First');
  const unwritten = stopping(async () => expect.fail('The snapshot was written'));
  await index([record(before, { ...after, revision: 2 })], unwritten);
  expect(titles()).toEqual([{ en: 'First' }]);
});
