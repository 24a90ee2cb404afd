import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { usualGrading } from '#shared/grading/book.ts';
import type { GradingSettings } from '#shared/schemas/grades.ts';
import type { Mark, MarkCause } from '#shared/schemas/marks.ts';
import { totalOverrides } from '#functions/data/grades/total-overrides.ts';
import { keys } from '#functions/data/keys.ts';
import { markNews } from '#functions/data/marks/mark-news.ts';
import { nextMark } from '#functions/data/marks/write-mark.ts';
import type { Table } from '#functions/data/table/table.ts';
import { ids } from '#functions/platform/ids.ts';
import { startTable } from '#test/support/table.ts';
import { tellMarkTotals } from './tell-mark-totals.ts';

const table = await startTable();
const now = Date.parse('2026-03-02T10:00:00.000Z');
const instant = (second: number) => new Date(now + second * 1000).toISOString();
const soon = '2026-04-01T10:00:00.000Z';
const items = ['01J00000000000000000000001', '01J00000000000000000000002'] as const;
const typed: MarkCause = { kind: 'typed', reason: null };
const teacher = randomUUID();

/** Keeps a book of two items of 100 points each, which counts as is usual but for some settings. */
const keepBook = (courseId: string, settings: Partial<GradingSettings>) =>
  table.put({
    ...keys.keptGrading(courseId),
    entity: 'KeptGrading',
    courseId,
    rows: JSON.stringify({
      blocks: items.map((itemId) => ({
        itemId,
        moduleId: items[0],
        kind: 'quiz',
        title: { en: 'A quiz' },
        most: 100_000,
        closesAt: null,
      })),
      scheme: { ...usualGrading, ...settings, courseId, version: 1 },
      items: [],
    }),
    recounts: 1,
  });

/** Somebody in a course of such a book. */
async function enter(settings: Partial<GradingSettings> = {}) {
  const courseId = ids.ulid(now);
  const userId = randomUUID();
  await keepBook(courseId, settings);
  const last = new Map<string, Mark>();

  type Typed = { item: 0 | 1; points: number; releasedAt?: string | null };
  /** Writes marks at one instant with their news, as those who type into the gradebook do: the records of the stream. */
  async function write(second: number, some: Typed[], because = typed, by = teacher) {
    const at = instant(second);
    const made = some.map(({ item, points, releasedAt = at }) => {
      const itemId = items[item];
      const before = last.get(itemId) ?? null;
      const worth = { points, most: 100_000 };
      const next = nextMark(
        { courseId, userId, itemId },
        before,
        {
          source: { kind: 'hand' },
          earned: worth,
          adjustments: [],
          points,
          status: 'marked',
          releasedAt,
        },
        { by, at, because },
      );
      last.set(itemId, next.mark);
      return { ...next, before };
    });
    const news = (await markNews.ofPeople(table, [userId])).get(userId) ?? null;
    const told = made.flatMap((one) => one.told ?? []);
    await table.commit([
      ...made.flatMap((one) => one.items),
      ...(told.length > 0 ? [markNews.add(userId, news, told)] : []),
    ]);
    return made.map(({ mark, before }) => ({
      key: keys.mark(userId, courseId, mark.itemId),
      before: before ? { entity: 'Mark', ...before } : undefined,
      after: { entity: 'Mark', ...mark },
      sequence: '',
    }));
  }

  /** By version of the mark, the latest first: what is said of the total. */
  async function said() {
    const news = (await markNews.ofPeople(table, [userId])).get(userId);
    return (news?.changes ?? []).map(({ total }) => (total ? [total.from, total.to] : total));
  }
  return { courseId, userId, write, said };
}

/** A table that is cut off before its first commit. */
const cutOff: Table = {
  ...table,
  commit: () => Promise.reject(new Error('cut off')),
};

it('case 93: says beside a mark what it did to the total, once, cut off or woken twice at once', async () => {
  const { courseId, write, said } = await enter();
  await tellMarkTotals(table, await write(0, [{ item: 0, points: 50_100 }]));
  const second = await write(1, [{ item: 1, points: 100_000 }]);
  await expect(tellMarkTotals(cutOff, second)).rejects.toThrow('cut off');
  expect(await said()).toEqual([undefined, [null, 5010]]);
  await Promise.all([tellMarkTotals(table, second), tellMarkTotals(table, second)]);
  expect(await said()).toEqual([
    [5010, 7505],
    [null, 5010],
  ]);
  // By another book it would be another: what was said stays.
  await keepBook(courseId, { rounding: { decimals: 0, mode: 'up' }, passFrom: 6000 });
  await tellMarkTotals(table, second);
  expect((await said())[0]).toEqual([5010, 7505]);
  await keepBook(courseId, {});
  const third = await write(2, [{ item: 0, points: 70_000 }]);
  await tellMarkTotals(table, [...second, ...third]);
  expect((await said())[0]).toEqual([7505, 8500]);
  expect(await said()).toHaveLength(3);
});

it('says with the letter, and whether it is a pass now', async () => {
  const { userId, write } = await enter({
    rounding: { decimals: 0, mode: 'up' },
    letters: [{ letter: 'A', from: 8000 }],
    passFrom: 8000,
  });
  await tellMarkTotals(table, await write(0, [{ item: 0, points: 40_000 }]));
  await tellMarkTotals(table, await write(1, [{ item: 0, points: 79_100 }]));
  const [told] = (await markNews.ofPeople(table, [userId])).get(userId)?.changes ?? [];
  expect(told?.total).toEqual({
    from: 4000,
    to: 8000,
    letters: { from: null, to: 'A' },
    nowPasses: true,
  });
});

it('case 19: says nothing for a mark that is seen later or never, and counts none of these', async () => {
  const { write, said } = await enter();
  await tellMarkTotals(table, await write(0, [{ item: 0, points: 90_000, releasedAt: null }]));
  expect(await said()).toEqual([]);
  await tellMarkTotals(table, await write(1, [{ item: 0, points: 80_000, releasedAt: soon }]));
  expect(await said()).toEqual([undefined]);
  await tellMarkTotals(table, await write(2, [{ item: 1, points: 60_000 }]));
  // What is to be told later is the first of them.
  expect(await said()).toEqual([undefined, [null, 6000]]);
});

it('says of what was changed in one request what it did together, at the first of them', async () => {
  const { write, said } = await enter();
  const both = await write(0, [
    { item: 0, points: 50_000 },
    { item: 1, points: 100_000 },
  ]);
  // What came in two batches is not told apart: from what to what each of them went, nobody saw.
  await tellMarkTotals(table, both.slice(0, 1));
  expect(await said()).toEqual([undefined, undefined]);
  await tellMarkTotals(table, both);
  await tellMarkTotals(table, both);
  expect(await said()).toEqual([[null, 7500], undefined]);
});

it('case 93: leaves unsaid what was seen before, where something else has changed since, unless a record says how it was', async () => {
  const { courseId, userId, write, said } = await enter();
  await tellMarkTotals(table, await write(0, [{ item: 0, points: 50_000 }]));
  const first = await write(1, [{ item: 0, points: 60_000 }]);
  const second = await write(2, [{ item: 1, points: 100_000 }]);
  await tellMarkTotals(table, first);
  expect(await said()).toEqual([undefined, undefined, [null, 5000]]);
  await tellMarkTotals(table, [...first, ...second]);
  expect(await said()).toEqual([
    [6000, 8000],
    [5000, 6000],
    [null, 5000],
  ]);
  const third = await write(3, [{ item: 1, points: 0 }]);
  const at = instant(4);
  const set = { courseId, userId, percent: 9000, reason: 'She presented it.', by: teacher, at };
  await table.commit(totalOverrides.change({ ...set, version: 1 }));
  await tellMarkTotals(table, third);
  expect((await said())[0]).toBeUndefined();
  // Once it is set, no mark does anything to it: that is found once.
  const fourth = await write(5, [{ item: 1, points: 20_000 }]);
  await tellMarkTotals(table, fourth);
  expect((await said())[0]).toBeNull();
});

it('leaves alone what was said in the transaction of the mark, and what somebody did themselves', async () => {
  const { userId, write, said } = await enter();
  const curved: MarkCause = { kind: 'curved', jobId: ids.ulid(now), reason: 'Too hard.' };
  await tellMarkTotals(table, await write(0, [{ item: 0, points: 50_000 }], curved));
  expect(await said()).toEqual([undefined]);
  const ended: MarkCause = { kind: 'ended', attemptId: ids.ulid(now) };
  await tellMarkTotals(table, await write(1, [{ item: 1, points: 50_000 }], ended, userId));
  expect(await said()).toEqual([undefined]);
});
