import type { GradeBook } from '#shared/grading/book.ts';
import type { Mark } from '#shared/schemas/marks.ts';
import { releasedMarks, withClosing } from '#functions/data/marks/marks.ts';

/** The marks of a book that their person may know of at an instant. */
export function releasedIn(own: readonly Mark[], { items }: GradeBook, now: number): Mark[] {
  const known = new Map(items.map((item) => [item.itemId, item]));
  const inBook = own.flatMap((mark) => {
    const item = known.get(mark.itemId);
    return item
      ? [withClosing(mark, item.closesAt === null ? null : Date.parse(item.closesAt))]
      : [];
  });
  return releasedMarks(inBook, now);
}
