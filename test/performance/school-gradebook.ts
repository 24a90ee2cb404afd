import { gradeColumns, type MovedRow } from '#functions/data/grades/grade-columns.ts';
import type { GradeItem } from '#functions/data/grades/grade-items.ts';
import { gradeRow, gradeRows } from '#functions/data/grades/grade-rows.ts';
import type { GradingSchemeItem } from '#functions/data/grades/grading-schemes.ts';
import { namedBook } from '#functions/data/grades/kept-grading.ts';
import { keys } from '#functions/data/keys.ts';
import type { Item } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { usualGrading } from '#shared/grading/book.ts';
import type { Mark } from '#shared/schemas/marks.ts';
import { studentIdAt, ulidOf } from './school.ts';

type Size = {
  students: number;
  items: number;
  /** The number of the first students whose marks lie in the table, so that they can be changed; the others have rows. */
  marked: number;
};

export const gradeItemAt = (at: number) => ulidOf(6, at);
const categoryAt = (at: number) => ulidOf(7, at);
const at = '2026-01-10T10:00:00.000Z';
const most = 100_000;
const categories = 4;

/** By weights, and the lowest of each category left out. */
const schemeOf = (courseId: string): GradingSchemeItem => ({
  ...usualGrading,
  courseId,
  version: 1,
  by: 'weights',
  categories: Array.from({ length: categories }, (_, one) => ({
    categoryId: categoryAt(one),
    title: { en: `Part ${one + 1}` },
    weight: 10_000 / categories,
    itemsCount: 'equally' as const,
    dropLowest: 1,
    dropHighest: 0,
    isExtra: false,
    isCapped: false,
  })),
});

const itemOf = (courseId: string, place: number): GradeItem => ({
  courseId,
  itemId: gradeItemAt(place),
  categoryId: categoryAt(place % categories),
  isExtra: false,
  isKeptOut: false,
  place,
  manual: { title: { en: `Task ${place + 1}` }, most, release: 'whenMarked' },
  version: 1,
});

/** Points that spread, the same in each run. */
const pointsOf = (student: number, item: number) =>
  40_000 + ((student * 7919 + item * 104_729) % 60) * 1000;

const markOf = (courseId: string, student: number, item: number): Mark => ({
  courseId,
  itemId: gradeItemAt(item),
  userId: studentIdAt(student),
  version: 1,
  source: { kind: 'hand' },
  earned: { points: pointsOf(student, item), most },
  points: pointsOf(student, item),
  status: 'marked',
  releasedAt: at,
  changedAt: at,
  changedBy: studentIdAt(student),
});

const putsOf = (items: TransactionItem[]): Item[] =>
  items.flatMap((item) => ('put' in item ? [item.put] : []));

/** The gradebook of a course, whose items no lesson stands for, as the stream would have left it. */
export function makeGradebook(courseId: string, { students, items, marked }: Size) {
  const scheme = schemeOf(courseId);
  const decided = Array.from({ length: items }, (_, place) => itemOf(courseId, place));
  const rows = { blocks: [], scheme, items: decided };
  const book = namedBook(rows);
  const made: Item[] = [
    { ...keys.gradingScheme(courseId), entity: 'GradingScheme', ...scheme },
    ...decided.map((one) => ({
      ...keys.gradeItem(courseId, one.itemId),
      entity: 'GradeItem',
      ...one,
    })),
    {
      ...keys.keptGrading(courseId),
      entity: 'KeptGrading',
      courseId,
      rows: JSON.stringify(rows),
      recounts: 1,
    },
  ];
  const moved: MovedRow[] = [];
  for (let student = 0; student < students; student += 1) {
    const who = { courseId, userId: studentIdAt(student) };
    const marks = decided.map((_, item) => markOf(courseId, student, item));
    const row = gradeRow(who, marks, book, null);
    made.push(...putsOf(gradeRows.move(who, null, row)));
    if (student < marked)
      made.push(
        ...marks.map((mark) => ({
          ...keys.mark(mark.userId, courseId, mark.itemId),
          entity: 'Mark',
          ...mark,
        })),
      );
    moved.push({ courseId, before: null, next: row });
  }
  return { made, columns: gradeColumns.count(moved) };
}
