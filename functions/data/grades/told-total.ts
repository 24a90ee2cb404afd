import { isChanged } from '#shared/grading/preview.ts';
import { bookMark, bookTotal } from '#shared/grading/book.ts';
import type { Mark } from '#shared/schemas/marks.ts';
import type { ToldChange } from '#functions/data/marks/mark-news.ts';
import { type ShortTotal, shortTotal } from './grade-rows.ts';
import type { NamedBook } from './kept-grading.ts';
import { releasedIn } from './released-in.ts';

/**
 * What somebody's total comes to for themselves at an instant: of what is released of their marks alone (case 19).
 * @param override what somebody set in place of it
 * @param now in milliseconds
 */
export const shownTotal = (
  book: NamedBook,
  all: readonly Mark[],
  override: number | null,
  now: number,
): ShortTotal => shortTotal(bookTotal(book, releasedIn(all, book, now).map(bookMark), override));

type Told = NonNullable<ToldChange['total']>;

/** From what to what a total was changed, as its person reads it; null: they read what they did. */
export function toldTotal(from: ShortTotal, to: ShortTotal): Told | null {
  if (!isChanged({ from: { ...from }, to: { ...to } })) return null;
  return {
    from: from.shown,
    to: to.shown,
    letters: { from: from.letter, to: to.letter },
    nowPasses: from.isPassed === to.isPassed ? null : to.isPassed,
  };
}
