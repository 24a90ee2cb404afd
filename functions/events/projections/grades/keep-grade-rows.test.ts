import { randomUUID } from 'node:crypto';
import { ScanCommand } from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import { bookMark, bookTotal, usualGrading } from '#shared/grading/book.ts';
import type { GradedBlock } from '#shared/schemas/grades.ts';
import type { Mark } from '#shared/schemas/marks.ts';
import { courseSums } from '#functions/data/grades/course-sums.ts';
import { gradeColumns } from '#functions/data/grades/grade-columns.ts';
import { gradeRows } from '#functions/data/grades/grade-rows.ts';
import { keptGradings } from '#functions/data/grades/kept-grading.ts';
import { keys } from '#functions/data/keys.ts';
import { marks } from '#functions/data/marks/marks.ts';
import { learners } from '#functions/data/rosters/learners.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import { unmarshallItem } from '#functions/data/table/unmarshall-item.ts';
import { ids } from '#functions/platform/ids.ts';
import { resultOf } from '#test/performance/derived.ts';
import { startTable } from '#test/support/table.ts';
import { isDerived } from '../../../../scripts/rebuild.ts';
import { keepGradeRows, keepGradesOf } from './keep-grade-rows.ts';

const table = await startTable();
const deps = { table, truth: table };
const moduleId = '01J00000000000000000000000';
const itemIds = ['01J00000000000000000000001', '01J00000000000000000000002'] as const;
const at = '2026-01-01T00:00:00.000Z';
const later = '2026-02-01T00:00:00.000Z';

const blocks = itemIds.map((itemId): GradedBlock => ({
  itemId,
  moduleId,
  kind: 'quiz',
  title: { en: 'A quiz' },
  most: 100_000,
  closesAt: null,
}));

let recounts = 0;
/** What the stream would have kept of a course with those two quizzes. */
async function keepBook(courseId: string, passFrom: number | null) {
  recounts += 1;
  const scheme = { ...usualGrading, passFrom, courseId, version: recounts };
  await table.put({
    ...keys.keptGrading(courseId),
    entity: 'KeptGrading',
    courseId,
    rows: JSON.stringify({ blocks, scheme, items: [] }),
    recounts,
  });
}

type Whose = { courseId: string; userId: string };
const change = ({ courseId, userId }: Whose, entity: string) => ({
  before: undefined,
  after: { entity, courseId, userId, state: 'active' } as Item,
  key: keys.mark(userId, courseId, ''),
  sequence: '',
});

async function enter(who: Whose) {
  await table.commit([learners.enter(who)]);
  return change(who, 'Enrollment');
}

async function mark(
  who: Whose,
  item: 0 | 1,
  points: number,
  releasedAt: string | null = at,
  before: Mark | null = null,
) {
  const next: Mark = {
    ...who,
    itemId: itemIds[item],
    version: (before?.version ?? 0) + 1,
    source: { kind: 'quiz', counts: 'best', attempts: [], counted: [] },
    earned: { points, most: 100_000 },
    points,
    status: 'marked',
    releasedAt,
    changedAt: at,
    changedBy: who.userId,
  };
  await table.commit([marks.put(before, next)]);
  return { next, told: change(who, 'Mark') };
}

async function derivedIn({ client, name }: Table): Promise<string[]> {
  const { Items = [] } = await client.send(new ScanCommand({ TableName: name }));
  return Items.map((item) => unmarshallItem(item))
    .filter((item) => isDerived(item) && item['entity'] !== 'KeptGrading' && item['people'] !== 0)
    .map(resultOf)
    .toSorted();
}

const people = (courseId: string, n: number): Whose[] =>
  Array.from({ length: n }, () => ({ courseId, userId: randomUUID() }));

const ofCourse = async (courseId: string) => ({
  columns: await gradeColumns.ofCourse(table, courseId),
  byTotal: (
    await gradeRows.byTotal(table, courseId, { limit: 50, start: undefined, newestFirst: true })
  ).items.map(({ userId }) => userId),
});

describe('the rows and columns of a gradebook', () => {
  it('case 93: come to the same by duplicates, in any order, side by side, and from nothing', async () => {
    const courseId = ids.ulid(93);
    await keepBook(courseId, null);
    const some = people(courseId, 9);
    const records = [];
    for (const [number, who] of some.entries()) {
      records.push(await enter(who));
      const first = await mark(who, 0, number * 10_000);
      records.push(first.told);
      if (number % 2 === 0) records.push((await mark(who, 1, 50_000, null)).told);
      if (number % 3 === 0)
        records.push((await mark(who, 0, 90_000 - number * 1000, at, first.next)).told);
    }
    await Promise.all([
      keepGradeRows(records, deps),
      keepGradeRows([...records].reverse(), deps),
      keepGradeRows(records.slice(3, 9), deps),
    ]);
    await keepGradeRows([...records, ...records], deps);
    const live = await derivedIn(table);
    const empty = await startTable();
    await keepGradeRows(records, { table: empty, truth: table });
    await keepGradesOf(courseId, { table: empty, truth: table });
    expect(live).toEqual(await derivedIn(empty));

    const { columns, byTotal } = await ofCourse(courseId);
    expect(byTotal).toHaveLength(9);
    const [first] = columns;
    const percents = some.map((_, number) =>
      number % 3 === 0 ? 9000 - number * 100 : number * 1000,
    );
    expect(first?.all).toMatchObject({
      n: 9,
      sum: percents.reduce((a, b) => a + b, 0),
      squares: percents.reduce((a, b) => a + b * b, 0),
    });
    expect(first?.all.steps.reduce((a, b) => a + b, 0)).toBe(9);
    const rows = await gradeRows.some(table, some);
    const totals = rows.map(({ total }) => total.shown ?? 0);
    const sums = await courseSums(table, [courseId]);
    expect(sums(courseId)).toEqual({
      n: 9,
      mean: Math.round(totals.reduce((a, b) => a + b, 0) / 9),
      waiting: 0,
      withheld: 5,
    });

    for (const who of some) await table.commit([learners.leave(who)]);
    await keepGradeRows(
      some.map((who) => ({
        ...change(who, 'Enrollment'),
        before: change(who, 'Enrollment').after,
        after: undefined,
      })),
      deps,
    );
    expect(await derivedIn(table)).toEqual([]);
  });

  it('case 19: the total and the figures for students are made of what is released, and of nothing to come', async () => {
    const courseId = ids.ulid(19);
    await keepBook(courseId, 5000);
    const [who] = people(courseId, 1) as [Whose];
    const told = [await enter(who)];
    told.push((await mark(who, 0, 80_000)).told);
    told.push((await mark(who, 1, 12_345, null)).told);
    await keepGradeRows(told, deps);
    const [row] = await gradeRows.some(table, [who]);
    expect(row?.own).toMatchObject({ percent: 8000, isPassed: true });
    expect(row?.total).toMatchObject({ percent: 4617, isPassed: false });
    const [, second] = await gradeColumns.ofCourse(table, courseId);
    expect(second?.all.n).toBe(1);
    expect(second?.released.n).toBe(0);

    const hidden = await marks.get(table, { ...who, itemId: itemIds[1] });
    const scheduled = await mark(who, 1, 20_000, later, hidden);
    await keepGradeRows([scheduled.told], deps);
    const [still] = await gradeRows.some(table, [who]);
    expect(still?.own).toEqual(row?.own);
    expect(still?.marks[1]?.release).toBe(later);
  });

  it('count points that somebody set with nothing earned beneath, of what the item is worth', async () => {
    const courseId = ids.ulid(14);
    await keepBook(courseId, null);
    const [who] = people(courseId, 1) as [Whose];
    const told = [await enter(who)];
    const set: Mark = {
      ...who,
      itemId: itemIds[0],
      version: 1,
      source: { kind: 'quiz', counts: 'best', attempts: [], counted: [] },
      earned: null,
      adjustments: [
        { kind: 'override', at, reason: 'On paper.', status: 'open', from: null, to: 55_000 },
      ],
      points: 55_000,
      status: 'marked',
      releasedAt: at,
      changedAt: at,
      changedBy: who.userId,
    };
    await table.commit([marks.put(null, set)]);
    await keepGradeRows([...told, change(who, 'Mark')], deps);
    const [row] = await gradeRows.some(table, [who]);
    expect(row?.marks).toMatchObject([{ points: 55_000, most: 100_000, isSet: true }]);
    expect(row?.total.percent).toBe(5500);
    const [column] = await gradeColumns.ofCourse(table, courseId);
    expect(column?.all).toMatchObject({ n: 1, sum: 5500 });
    expect(column?.released).toMatchObject({ n: 1, sum: 5500 });
  });

  it('are made anew by another book, and say by which they were made', async () => {
    const courseId = ids.ulid(7);
    await keepBook(courseId, null);
    const [who] = people(courseId, 1) as [Whose];
    const told = [await enter(who), (await mark(who, 0, 70_000)).told];
    await keepGradeRows(told, deps);
    const [before] = await gradeRows.some(table, [who]);
    expect(before?.total.isPassed).toBeNull();
    await keepBook(courseId, 7500);
    const book = keptGradings.bookOf(await keptGradings.get(table, courseId));
    expect(book.name).not.toBe(before?.book);
    await keepGradesOf(courseId, deps);
    const [after] = await gradeRows.some(table, [who]);
    expect(after).toMatchObject({ book: book.name, total: { isPassed: false } });
    const own = await marks.ofCourse(table, who.userId, courseId);
    expect(after?.total.percent).toBe(bookTotal(book, own.map(bookMark), null).percent);
    const [column] = await gradeColumns.ofCourse(table, courseId);
    expect(column?.all.n).toBe(1);
  });
});
