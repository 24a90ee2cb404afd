import type { CountedItem, GradingScheme } from '#shared/schemas/grading.ts';
import { bookMark, type BookMark, bookTotal } from './book.ts';
import type { Total } from './total.ts';

type Book = { scheme: GradingScheme; items: readonly CountedItem[] };
type ShownTotal = Omit<Total, 'trace'>;

/** Somebody's marks, and the total that the book shows of them; null: it is being made anew. */
export type PreviewedRow = { marks: readonly BookMark[]; total: ShownTotal | null };

/** What somebody's total is by one book, and would be by another. */
export type PreviewedTotal = {
  from: ShownTotal;
  to: ShownTotal;
  /** Somebody set it by hand: it stays, whatever is counted. */
  isSet: boolean;
};

const shortOf = ({ trace: _, ...total }: Total): ShownTotal => total;

/** What a change of a book does to somebody's total. A total that no marks come to was set by hand. */
export function previewTotal(
  before: Book,
  after: Book,
  { marks, total }: PreviewedRow,
): PreviewedTotal {
  const made = bookTotal(before, marks, null);
  const isSet = total !== null && total.percent !== null && total.percent !== made.percent;
  const override = isSet ? total.percent : null;
  return {
    from: total ?? shortOf(made),
    to: shortOf(bookTotal(after, marks, override)),
    isSet,
  };
}

/**
 * What the book would show of somebody's total with another override.
 * @param override in hundredths of a percent; null: what their marks come to
 */
export const previewSetTotal = (
  book: Book,
  marks: readonly Parameters<typeof bookMark>[0][],
  override: number | null,
): ShownTotal => shortOf(bookTotal(book, marks.map(bookMark), override));

/** Whether somebody would read something else than before. */
export const isChanged = ({ from, to }: Pick<PreviewedTotal, 'from' | 'to'>): boolean =>
  from.shown !== to.shown || from.letter !== to.letter || from.isPassed !== to.isPassed;
