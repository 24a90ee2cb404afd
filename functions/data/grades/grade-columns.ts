import * as z from 'zod';
import { keys, ranges } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { type GradeRow, isReleased, type RowMark } from './grade-rows.ts';
import { wholeCourse } from './whole-course.ts';

/** Over all marks, over those that were released when they were written, and over those that wait for an instant. */
type Group = 'all' | 'released' | `from ${string}`;

/** What a mark is counted in, beside all: nothing where nobody has said when it is released. */
const seenIn = (release: RowMark['release']): Group[] =>
  release === 0 ? [] : [release === 1 ? 'released' : `from ${release}`];

/** Twenty steps of five percent, and one for what is whole or more. */
const steps = 21;

/** Sums of one column over the people of a course: `all:n`, `released:sum`, `all:3` of the fourth step. */
const columnRecord = z.looseObject({ itemId: z.string(), people: z.number() });

/** How the marks of a grade item lie, in hundredths of a percent. */
export type ColumnSums = { n: number; sum: number; squares: number; steps: number[] };
export type GradeColumn = {
  itemId: string;
  all: ColumnSums;
  released: ColumnSums;
  /** Of marks that wait for an instant when they were written, by that instant. */
  later: { release: string; sums: ColumnSums }[];
};

type Added = Map<string, number>;

/** What one row has in the sums of its course: its total, and how many of its marks wait for somebody who teaches. */
function addedToWhole(row: GradeRow, times: 1 | -1): Added {
  const { marks } = row;
  const withheld = marks.filter(({ status, release }) => status === 'marked' && release === 0);
  const waiting = marks.filter(({ status }) => status === 'waiting');
  const { shown } = row.total;
  return new Map([
    ['people', times],
    ['all:n', shown === null ? 0 : times],
    ['all:sum', times * (shown ?? 0)],
    ['waiting', times * waiting.length],
    ['withheld', times * withheld.length],
  ]);
}

/** What one row has in the sums of each column, and of the course. */
function addedBy(row: GradeRow | null, times: 1 | -1): Map<string, Added> {
  const columns = new Map<string, Added>();
  if (row) columns.set(wholeCourse, addedToWhole(row, times));
  for (const { itemId, points, most, status, release } of row?.marks ?? []) {
    if (status !== 'marked' || points === null || !most) continue;
    const percent = Math.floor((points * 10_000) / most + 0.5);
    const step = Math.min(steps - 1, Math.floor((points * 20) / most));
    const added: Added = new Map([['people', times]]);
    for (const group of ['all' as const, ...seenIn(release)]) {
      added.set(`${group}:n`, times);
      added.set(`${group}:sum`, times * percent);
      added.set(`${group}:squares`, times * percent * percent);
      added.set(`${group}:${step}`, times);
    }
    columns.set(itemId, added);
  }
  return columns;
}

function updateOf(courseId: string, itemId: string, added: Added): TransactionItem {
  const names = [...added.keys()];
  return {
    label: 'grade-column',
    update: keys.gradeColumn(courseId, itemId),
    set: `SET entity = :entity, courseId = :courseId, itemId = :itemId ADD ${names
      .map((_, at) => `#a${at} :a${at}`)
      .join(', ')}`,
    expression: {
      names: Object.fromEntries(names.map((name, at) => [`#a${at}`, name])),
      values: {
        ':entity': 'GradeColumn',
        ':courseId': courseId,
        ':itemId': itemId,
        ...Object.fromEntries([...added.values()].map((value, at) => [`:a${at}`, value])),
      },
    },
  };
}

export type MovedRow = { courseId: string; before: GradeRow | null; next: GradeRow | null };

const sumsIn = (column: Record<string, unknown>, group: Group): ColumnSums => {
  const of = (name: string | number) => Number(column[`${group}:${name}`] ?? 0);
  return {
    n: of('n'),
    sum: of('sum'),
    squares: of('squares'),
    steps: Array.from({ length: steps }, (_, at) => of(at)),
  };
};

const together = (one: ColumnSums, other: ColumnSums): ColumnSums => ({
  n: one.n + other.n,
  sum: one.sum + other.sum,
  squares: one.squares + other.squares,
  steps: one.steps.map((count, at) => count + (other.steps[at] ?? 0)),
});

/** How the marks of a column lie that are released at an instant, whatever has been written since (case 19). */
export const releasedSums = (
  { released, later }: GradeColumn,
  closesAt: string | null,
  now: number,
): ColumnSums =>
  later
    .filter((one) => isReleased(one, closesAt, now))
    .reduce((all, { sums }) => together(all, sums), released);

const laterIn = (column: Record<string, unknown>): GradeColumn['later'] =>
  Object.keys(column).flatMap((name) => {
    const release = /^from (.+):n$/.exec(name)?.[1];
    return release === undefined ? [] : [{ release, sums: sumsIn(column, `from ${release}`) }];
  });

export const gradeColumns = {
  /** Changes the sums of columns, each once, by what many rows change in them. */
  count(moved: MovedRow[]): TransactionItem[] {
    const columns = new Map<string, { courseId: string; itemId: string; added: Added }>();
    for (const { courseId, before, next } of moved)
      for (const [itemId, by] of [...addedBy(before, -1), ...addedBy(next, 1)]) {
        const name = `${courseId} ${itemId}`;
        const column = columns.get(name) ?? { courseId, itemId, added: new Map() };
        for (const [sum, value] of by) column.added.set(sum, (column.added.get(sum) ?? 0) + value);
        columns.set(name, column);
      }
    return [...columns.values()].flatMap(({ courseId, itemId, added }) => {
      const changed = new Map([...added].filter(([, value]) => value !== 0));
      return changed.size === 0 ? [] : [updateOf(courseId, itemId, changed)];
    });
  },

  /** How the marks of each item of a course lie: as many as it has items. */
  async ofCourse(table: Table, courseId: string): Promise<GradeColumn[]> {
    const found = await table.queryAll(columnRecord, ranges.gradeColumns(courseId));
    const ofItems = found.filter(({ itemId }) => itemId !== wholeCourse);
    return ofItems.map((column) => ({
      itemId: column.itemId,
      all: sumsIn(column, 'all'),
      released: sumsIn(column, 'released'),
      later: laterIn(column),
    }));
  },
};
