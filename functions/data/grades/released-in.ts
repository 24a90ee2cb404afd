import type { GradeBook } from '#shared/grading/book.ts';
import type { Mark } from '#shared/schemas/marks.ts';
import { releasedMarks, withClosing } from '#functions/data/marks/marks.ts';

type Items = Pick<GradeBook, 'items'>;

/** The marks of what stands in a book, each with the instant from which its person may know of it as it holds now. */
function inBookOf(own: readonly Mark[], { items }: Items): Mark[] {
  const known = new Map(items.map((item) => [item.itemId, item]));
  return own.flatMap((mark) => {
    const item = known.get(mark.itemId);
    return item
      ? [withClosing(mark, item.closesAt === null ? null : Date.parse(item.closesAt))]
      : [];
  });
}

/** The marks of a book that their person may know of at an instant. */
export const releasedIn = (own: readonly Mark[], book: Items, now: number): Mark[] =>
  releasedMarks(inBookOf(own, book), now);

/** When their person learns of marks of a book, behind an instant (milliseconds). */
export const releasesAfter = (own: readonly Mark[], book: Items, now: number): string[] =>
  inBookOf(own, book).flatMap(({ releasedAt }) =>
    releasedAt !== null && Date.parse(releasedAt) > now ? [releasedAt] : [],
  );
