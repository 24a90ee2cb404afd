import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { keptOutlineRecord, keptOutlines } from '#functions/data/lessons/kept-outline.ts';
import { keys } from '#functions/data/keys.ts';
import type { BlockHead, Module } from '#functions/data/lessons/outline.ts';
import { outlineWrites } from '#functions/data/lessons/outline-writes.ts';
import { courses } from '#functions/data/courses/courses.ts';
import { statsRecord } from '#functions/data/courses/stats.ts';
import { ids } from '#functions/platform/ids.ts';
import { usualFacts } from '#shared/blocks/usual-facts.ts';
import { newCourse as courseFields } from '#shared/schemas/courses.ts';
import { assignmentOf } from '#test/support/assignment-of.ts';
import { newCourse } from '#test/world/courses.ts';
import { startTable } from '#test/support/table.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';
import { countOutlines } from './count-outline.ts';

const table = await startTable();
const deps = { table, truth: table };
const courseId = ids.ulid(0);
const [m, a, b, c] = [1, 2, 3, 4].map(() => ulid(Date.UTC(2026, 0, 1))) as [
  string,
  string,
  string,
  string,
];
const rules = { published: true, release: null, prerequisites: [], binnedAt: null, source: null };
const day = (date: number) => `2026-01-0${date}T00:00:00.000Z`;
const first = { version: 1, revision: 1, rank: 'a0', shownAt: null };
const module: Module = { moduleId: m, courseId, title: { en: 'One' }, ...rules, ...first };
const blockOf = (blockId: string, minutes: number): BlockHead => ({
  ...rules,
  ...first,
  blockId,
  courseId,
  moduleId: m,
  kind: 'assignment',
  title: { en: 'A lesson' },
  minutes,
  preview: false,
  completion: { rule: 'marked' },
  mediaIds: [],
  facts: usualFacts,
  revisedAt: null,
  movedDates: [],
});
const saved = { content: assignmentOf(), savedBy: 'u', savedAt: day(1) };

/** Writes an item, and gives the record that the stream would tell of it. */
async function write(items: Parameters<typeof table.commit>[0]): Promise<StreamRecord[]> {
  await table.commit(items);
  return items.flatMap((item) =>
    'put' in item
      ? [{ key: item.put as never, before: undefined, after: item.put, sequence: '' }]
      : [],
  );
}
const stats = async () => (await table.get(statsRecord, keys.stats(courseId)))!;
const counts = z.object({ recounts: z.number() });
const sums = async () => {
  const { lessons, minutes } = await stats();
  return { lessons, minutes };
};

/** The lessons of the outline that is kept for lists, by title. */
async function kept() {
  const found = await table.get(keptOutlineRecord, keys.keptOutline(courseId));
  return keptOutlines.rowsOf(found)?.blocks.map(({ blockId, title }) => [blockId, title.en]);
}

const wholeCourse = z.strictObject(courseFields);

it('case 93: whatever order two consumers take the records in, the sums are the outline’s', async () => {
  const made = courses.create({
    ...wholeCourse.parse(newCourse()),
    courseId,
    state: 'draft',
    ownerId: randomUUID(),
    createdAt: new Date(0).toISOString(),
    publishedAt: null,
    version: 1,
  });
  const records = await write(made.slice(0, 1));
  records.push(...(await write([outlineWrites.createModule(module, day(1))])));
  for (const [id, minutes] of [
    [a, 5],
    [b, 7],
    [c, 9],
  ] as const)
    records.push(...(await write(outlineWrites.createBlock(blockOf(id, minutes), saved))));
  await Promise.all([
    countOutlines(records, deps),
    countOutlines(records.toReversed(), deps),
    countOutlines([...records, ...records], deps),
  ]);
  expect(await sums()).toEqual({ lessons: 3, minutes: 21 });
  expect(await kept()).toEqual([a, b, c].toSorted().map((id) => [id, 'A lesson']));

  const binned = outlineWrites.placeBlock(blockOf(b, 7), { binnedAt: day(2) }, day(2));
  const late = await write([binned.item]);
  await countOutlines(late, deps);
  await countOutlines(records, deps);
  expect(await sums()).toEqual({ lessons: 2, minutes: 14 });
  expect(await kept()).toEqual([a, c].toSorted().map((id) => [id, 'A lesson']));

  const [blockA] = [blockOf(a, 5)];
  const content = assignmentOf();
  const revise = (at: string, row: BlockHead) =>
    outlineWrites.replaceBlock(row, { revisedAt: at }, { content, savedBy: 'u', savedAt: at });
  const once = revise('2026-01-03T10:05:00.000Z', blockA);
  await countOutlines(await write(once.items.slice(0, 1)), deps);
  expect((await stats()).latest).toMatchObject([
    { blockId: a, shownAt: day(1), revisedAt: '2026-01-03T10:59:59.999Z' },
    { blockId: c, shownAt: day(1), revisedAt: null },
  ]);
  // Saved again within the hour, nobody counts; who counts all the same comes to the same.
  const { latest } = await stats();
  const twice = revise('2026-01-03T10:40:00.000Z', once.next);
  const [again] = await write(twice.items.slice(0, 1));
  await countOutlines([{ ...again!, before: { entity: 'Block', ...once.next } }], deps);
  expect((await stats()).latest).toEqual(latest);
  await countOutlines(records, deps);
  expect((await stats()).latest).toEqual(latest);

  // The parts of a lesson that a list shows, and its place, wake the count alone.
  for (const change of [{ title: { en: 'Renamed' } }, { rank: 'a1' }]) {
    const before = blockOf(a, 5);
    const record = { before: { entity: 'Block', ...before }, sequence: '', key: keys.stats('') };
    const { recounts } = (await table.get(counts, keys.stats(courseId)))!;
    await countOutlines([{ ...record, after: { entity: 'Block', ...before, ...change } }], deps);
    expect((await table.get(counts, keys.stats(courseId)))!.recounts).toBe(recounts + 1);
  }

  const unpublished = outlineWrites.replaceModule(module, { published: false }, day(3));
  await countOutlines(await write([unpublished.item]), deps);
  expect(await sums()).toEqual({ lessons: 0, minutes: 0 });
  expect(await kept()).toEqual([]);
});
