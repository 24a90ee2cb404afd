import { bookTotal } from '#shared/grading/book.ts';
import type { Book, Row } from '../types.ts';

/**
 * What somebody's marks of a category come to, as it goes into their total, in hundredths of a percent; null: nothing in
 * it counts yet.
 */
export function categoryPercent(
  book: Pick<Book, 'scheme' | 'items'>,
  { marks }: Pick<Row, 'marks'>,
  categoryId: string,
): number | null {
  const steps = bookTotal(book, marks, null).trace;
  const step = steps.find((one) => one.step === 'category' && one.categoryId === categoryId);
  return step?.step === 'category' ? step.percent : null;
}
