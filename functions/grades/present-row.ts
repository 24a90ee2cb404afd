import type * as z from 'zod';
import { type GradeBook, bookTotal } from '#shared/grading/book.ts';
import type { gradeRowSchema } from '#shared/schemas/grade-answers.ts';
import type { cellMarkSchema } from '#shared/schemas/typed-marks.ts';
import { later } from '#functions/data/courses/stats.ts';
import {
  type GradeRow,
  isReleased,
  type RowMark,
  shortTotal,
} from '#functions/data/grades/grade-rows.ts';
import type { NamedBook } from '#functions/data/grades/kept-grading.ts';

/** When the quizzes of a book close, by its items; null: nothing closes. */
const closingsIn = ({ items }: GradeBook) =>
  new Map(items.map(({ itemId, closesAt }) => [itemId, closesAt]));

/** The marks of a row that its person may know of: all that a student is shown of rows is made of these. */
export function releasedOf(row: GradeRow, book: GradeBook, now: number): RowMark[] {
  const closes = closingsIn(book);
  return row.marks.filter((mark) => isReleased(mark, closes.get(mark.itemId) ?? null, now));
}

/** @param closesAt when the quiz closes for which its person waits; null: for none */
export function presentCell(
  { release, ...mark }: RowMark,
  closesAt: string | null,
  now: number,
): z.infer<typeof cellMarkSchema> {
  const isOut = isReleased({ release }, closesAt, now);
  const isPlanned = !isOut && typeof release === 'string';
  return { ...mark, isReleased: isOut, ...(isPlanned && { plannedFor: later(release, closesAt) }) };
}

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
  const closes = closingsIn(book);
  const all = row?.marks.filter(({ itemId }) => closes.has(itemId)) ?? [];
  const marks = all.filter(({ itemId }) => !hidden.has(itemId));
  // A total would tell what it is made of; one that somebody set is made of nothing.
  const isHiding = marks.length < all.length && row?.isSet !== true;
  const anew = row && !isHiding ? null : shortTotal(bookTotal(book, marks, null));
  const kept = row?.book === book.name && !isHiding ? row : null;
  return {
    ...person,
    marks: marks.map((mark) => presentCell(mark, closes.get(mark.itemId) ?? null, now)),
    total: kept ? kept.total : anew,
    isTotalSet: kept?.isSet ?? false,
  };
}
