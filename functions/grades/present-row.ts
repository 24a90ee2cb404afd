import type * as z from 'zod';
import { type GradeBook, bookTotal } from '#shared/grading/book.ts';
import type { gradeRowSchema } from '#shared/schemas/grade-answers.ts';
import {
  type GradeRow,
  isReleased,
  type RowMark,
  shortTotal,
} from '#functions/data/grades/grade-rows.ts';
import type { NamedBook } from '#functions/data/grades/kept-grading.ts';

/** The marks of a row that its person may know of: all that a student is shown of rows is made of these. */
export function releasedOf(row: GradeRow, { items }: GradeBook, now: number): RowMark[] {
  const closes = new Map(items.map(({ itemId, closesAt }) => [itemId, closesAt]));
  return row.marks.filter((mark) => isReleased(mark, closes.get(mark.itemId) ?? null, now));
}

export const presentCell = ({ release: _, ...mark }: RowMark, isReleased: boolean) => ({
  ...mark,
  isReleased,
});

/**
 * Somebody's row. One that was made by another book names no total of that.
 * @param hidden the items of which it is not to be known whose each mark is (case 21)
 */
export function presentRow(
  person: { userId: string; name: string },
  row: GradeRow | null,
  { book, hidden }: { book: NamedBook; hidden: ReadonlySet<string> },
  now: number,
): z.infer<typeof gradeRowSchema> {
  const items = new Set(book.items.map(({ itemId }) => itemId));
  const all = row?.marks.filter(({ itemId }) => items.has(itemId)) ?? [];
  const marks = all.filter(({ itemId }) => !hidden.has(itemId));
  const released = new Set(row ? releasedOf(row, book, now).map(({ itemId }) => itemId) : []);
  // A total would tell what it is made of; one that somebody set is made of nothing.
  const isHiding = marks.length < all.length && row?.isSet !== true;
  const anew = row && !isHiding ? null : shortTotal(bookTotal(book, marks, null));
  const kept = row?.book === book.name && !isHiding ? row : null;
  return {
    ...person,
    marks: marks.map((mark) => presentCell(mark, released.has(mark.itemId))),
    total: kept ? kept.total : anew,
    isTotalSet: kept?.isSet ?? false,
  };
}
