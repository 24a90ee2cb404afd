import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { usualGrading } from '#shared/grading/book.ts';
import type { GradingSettings } from '#shared/schemas/grades.ts';
import { bookTellings } from '#functions/data/grades/book-tellings.ts';
import { itemChanges } from '#functions/data/grades/item-changes.ts';
import { totalOverrides } from '#functions/data/grades/total-overrides.ts';
import { keys } from '#functions/data/keys.ts';
import { markNews, type ToldChange } from '#functions/data/marks/mark-news.ts';
import { marks } from '#functions/data/marks/marks.ts';
import { learners } from '#functions/data/rosters/learners.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import { ids } from '#functions/platform/ids.ts';
import { iso } from '#functions/platform/iso.ts';
import { startTable } from '#test/support/table.ts';
import { beginTelling } from './begin-telling.ts';
import { tellTotals } from './tell-totals.ts';

const table = await startTable();
const now = Date.parse('2026-03-02T10:00:00.000Z');
const at = iso(now);
const earlier = '2026-03-01T10:00:00.000Z';
const items = ['01J00000000000000000000001', '01J00000000000000000000002'] as const;

/** A book of two items of 100 points each, which counts as is usual but for some settings. */
const bookOf = (courseId: string, recounts: number, settings: Partial<GradingSettings>): Item => ({
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
    scheme: { ...usualGrading, ...settings, courseId, version: recounts },
    items: [],
  }),
  recounts,
});

/** By whole percents, with a letter from half on. */
const lettered = {
  rounding: { decimals: 0, mode: 'up' } as const,
  letters: [{ letter: 'A', from: 5000 }],
};

/** Somebody in a course with points for the first item and the second, and since when they may know of the second. */
async function enter(
  courseId: string,
  [first, second]: [number, number?],
  releasedAt: string | null = earlier,
): Promise<string> {
  const userId = randomUUID();
  const mark = (itemId: string, points: number, released: string | null) =>
    marks.put(null, {
      userId,
      courseId,
      itemId,
      version: 1,
      points,
      status: 'marked',
      source: { kind: 'quiz', counts: 'best', attempts: [], counted: [] },
      earned: { points, most: 100_000 },
      releasedAt: released,
      changedAt: earlier,
      changedBy: userId,
    });
  await table.commit([
    learners.enter({ courseId, userId }),
    mark(items[0], first, earlier),
    ...(second === undefined ? [] : [mark(items[1], second, releasedAt)]),
  ]);
  return userId;
}

const record = (before: Item | undefined, after: Item) => ({
  before,
  after,
  sequence: '',
  key: { pk: String(after.pk), sk: String(after.sk) },
});

/** A table that is cut off before a commit. */
const cutOff = (commits: number): Table => {
  let left = commits;
  return {
    ...table,
    commit: async (written) => {
      if (left === 0) throw new Error('cut off');
      left -= 1;
      await table.commit(written);
    },
  };
};

/** Tells of a change of a book until it is through; each step is cut off first, and comes twice. */
async function through(before: Item, after: Item): Promise<void> {
  const [courseId, recounts] = [String(after.courseId), Number(after.recounts)];
  await beginTelling(table, record(before, after), now);
  for (;;) {
    const telling = await bookTellings.get(table, { courseId, recounts });
    if (!telling || telling.state === 'done') return;
    const step = record(undefined, { ...after, entity: 'BookTelling' });
    for (const commits of [0, 1]) await tellTotals(cutOff(commits), step).catch(() => undefined);
    await tellTotals(table, step);
  }
}

async function toldTo(userId: string) {
  const news = (await markNews.ofPeople(table, [userId])).get(userId);
  return (news?.changes ?? []).map(
    ({ from, to, letters, nowPasses, version, at: since }: ToldChange) => ({
      from,
      to,
      letters,
      nowPasses,
      version,
      since,
    }),
  );
}

it('case 93: cut off anywhere and woken twice, tells each person once from what to what they read, and back', async () => {
  const courseId = ids.ulid(now);
  const some = [];
  for (let number = 0; number < 60; number += 1) some.push(await enter(courseId, [60_050]));
  const [usual, changed, back] = [
    bookOf(courseId, 1, {}),
    bookOf(courseId, 2, lettered),
    bookOf(courseId, 3, {}),
  ];
  await through(usual, changed);
  const first = {
    from: 6005,
    to: 6100,
    letters: { from: null, to: 'A' },
    nowPasses: null,
    version: 2,
    since: at,
  };
  for (const userId of some) expect(await toldTo(userId)).toEqual([first]);
  await through(changed, back);
  // The records of both come again.
  await through(usual, changed);
  await through(changed, back);
  const last = { ...first, version: 3, from: 6100, to: 6005, letters: { from: 'A', to: null } };
  for (const userId of some)
    expect(await toldTo(userId)).toEqual(expect.arrayContaining([first, last]));
  for (const userId of some) expect(await toldTo(userId)).toHaveLength(2);
});

it('case 19: tells of released marks alone, as they were released when the book was changed', async () => {
  const courseId = ids.ulid(now + 1);
  const never = await enter(courseId, [60_000, 10_000], null);
  const tomorrow = await enter(courseId, [60_000, 10_000], '2026-03-03T10:00:00.000Z');
  const since = await enter(courseId, [60_000, 10_000], at);
  await through(bookOf(courseId, 1, {}), bookOf(courseId, 2, { passFrom: 5000 }));
  const passing = { from: 6000, to: 6000, nowPasses: true };
  expect(await toldTo(never)).toMatchObject([passing]);
  expect(await toldTo(tomorrow)).toMatchObject([passing]);
  expect(await toldTo(since)).toMatchObject([{ from: 3500, to: 3500, nowPasses: false }]);
});

it('tells nobody who reads what they did: whose total was set, rounds to the same or counts nothing', async () => {
  const courseId = ids.ulid(now + 2);
  const set = await enter(courseId, [60_050]);
  const whole = await enter(courseId, [40_000]);
  const [userId, by] = [set, randomUUID()];
  const reason = 'She presented it twice.';
  await table.commit(
    totalOverrides.change({ courseId, userId, percent: 4000, reason, by, at, version: 1 }),
  );
  const empty = randomUUID();
  await table.commit([learners.enter({ courseId, userId: empty })]);
  await through(bookOf(courseId, 1, {}), bookOf(courseId, 2, lettered));
  for (const one of [set, whole, empty]) expect(await toldTo(one)).toEqual([]);
  // What changes nothing of how it counts begins nothing; nor does the first book of a course.
  const figures = bookOf(courseId, 3, { ...lettered, showsFigures: true });
  await beginTelling(table, record(bookOf(courseId, 2, lettered), figures), now);
  await beginTelling(table, record(undefined, bookOf(courseId, 4, {})), now);
  for (const recounts of [3, 4])
    expect(await bookTellings.get(table, { courseId, recounts })).toBeNull();
});

it('case 19: tells of the marks that were released when it was decided, however late the book follows', async () => {
  const courseId = ids.ulid(now);
  const decided = '2026-03-02T09:00:00.000Z';
  const between = '2026-03-02T09:30:00.000Z';
  const later = await enter(courseId, [60_050, 10_000], between);
  const change = { courseId, changeId: ids.ulid(now), itemId: items[0], by: randomUUID() };
  await table.commit([itemChanges.put({ ...change, at: decided, from: null, to: null })]);
  await through(bookOf(courseId, 1, {}), bookOf(courseId, 2, lettered));
  expect(await toldTo(later)).toMatchObject([{ from: 6005, to: 6100, since: decided }]);
});
