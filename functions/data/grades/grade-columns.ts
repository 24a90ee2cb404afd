import * as z from 'zod';
import { keys, ranges } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { type GradeRow, rowMarks } from './grade-rows.ts';

/** Over all marks, and over those that were released when they were written. */
const groups = ['all', 'released'] as const;
type Group = (typeof groups)[number];

/** Twenty steps of five percent, and one for what is whole or more. */
const steps = 21;

/** Sums of one column over the people of a course: `all:n`, `released:sum`, `all:3` of the fourth step. */
const columnRecord = z.looseObject({ itemId: z.string(), people: z.number() });

/** How the marks of a grade item lie, in hundredths of a percent. */
export type ColumnSums = { n: number; sum: number; squares: number; steps: number[] };
export type GradeColumn = { itemId: string } & Record<Group, ColumnSums>;

type Added = Map<string, number>;

/** What one row has in the sums of each column. */
function addedBy(row: GradeRow | null, times: 1 | -1): Map<string, Added> {
  const columns = new Map<string, Added>();
  for (const { itemId, points, most, status, release } of row ? rowMarks(row) : []) {
    if (status !== 'marked' || points === null || !most) continue;
    const percent = Math.floor((points * 10_000) / most + 0.5);
    const step = Math.min(steps - 1, Math.floor((points * 20) / most));
    const added: Added = new Map([['people', times]]);
    for (const group of release === 1 ? groups : (['all'] as const)) {
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
    return found.map((column) => ({
      itemId: column.itemId,
      all: sumsIn(column, 'all'),
      released: sumsIn(column, 'released'),
    }));
  },
};
