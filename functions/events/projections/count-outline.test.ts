import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import type { BlockHead, Module } from '#functions/data/outline.ts';
import { outlineWrites } from '#functions/data/outline-writes.ts';
import { courses } from '#functions/data/courses.ts';
import { statsRecord } from '#functions/data/stats.ts';
import { ids } from '#functions/platform/ids.ts';
import { usualFacts } from '#shared/policies/usual-facts.ts';
import { courses as contract } from '#shared/contract/courses.ts';
import { newCourse } from '#test/world/courses.ts';
import { startTable } from '#test/support/table.ts';
import type { StreamRecord } from '../platform/stream-handler.ts';
import { countOutlines } from './count-outline.ts';

const table = await startTable();
const deps = { table, truth: table };
const courseId = ids.ulid(0);
const rules = { published: true, release: null, prerequisites: [], binnedAt: null, source: null };
const first = { version: 1, revision: 1, rank: 'a0' };
const module: Module = { moduleId: 'm', courseId, title: { en: 'One' }, ...rules, ...first };
const blockOf = (blockId: string, minutes: number): BlockHead => ({
  ...rules,
  ...first,
  blockId,
  courseId,
  moduleId: 'm',
  kind: 'quiz',
  title: { en: 'A lesson' },
  minutes,
  preview: false,
  completion: { rule: 'marked' },
  mediaIds: [],
  facts: usualFacts,
});
const saved = { content: { kind: 'quiz' as const }, savedBy: 'u', savedAt: '' };

/** Writes an item, and gives the record that the stream would tell of it. */
async function write(items: Parameters<typeof table.commit>[0]): Promise<StreamRecord[]> {
  await table.commit(items);
  return items.flatMap((item) =>
    'put' in item
      ? [{ key: item.put as never, before: undefined, after: item.put, sequence: '' }]
      : [],
  );
}
const sums = async () => {
  const { lessons, minutes } = (await table.get(statsRecord, keys.stats(courseId)))!;
  return { lessons, minutes };
};

it('case 93: whatever order two consumers take the records in, the sums are the outline’s', async () => {
  const made = courses.create({
    ...contract.create.body.parse(newCourse()),
    courseId,
    state: 'draft',
    ownerId: randomUUID(),
    createdAt: new Date(0).toISOString(),
    publishedAt: null,
    version: 1,
  });
  const records = await write(made.slice(0, 1));
  records.push(...(await write([outlineWrites.createModule(module)])));
  for (const [id, minutes] of [
    ['a', 5],
    ['b', 7],
    ['c', 9],
  ] as const)
    records.push(...(await write(outlineWrites.createBlock(blockOf(id, minutes), saved))));
  await Promise.all([
    countOutlines(records, deps),
    countOutlines(records.toReversed(), deps),
    countOutlines([...records, ...records], deps),
  ]);
  expect(await sums()).toEqual({ lessons: 3, minutes: 21 });

  const binned = outlineWrites.placeBlock(blockOf('b', 7), {
    binnedAt: '2026-01-01T00:00:00.000Z',
  });
  const late = await write([binned.item]);
  await countOutlines(late, deps);
  await countOutlines(records, deps);
  expect(await sums()).toEqual({ lessons: 2, minutes: 14 });

  const shut = outlineWrites.replaceModule(module, { published: false });
  await countOutlines(await write([shut.item]), deps);
  expect(await sums()).toEqual({ lessons: 0, minutes: 0 });
});
