import type { Mark } from '#shared/schemas/marks.ts';
import type { ToldChange } from '#functions/data/marks/mark-news.ts';
import { marks } from '#functions/data/marks/marks.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { NamedBook } from './kept-grading.ts';
import { shownTotal, toldTotal } from './told-total.ts';
import { totalOverrides } from './total-overrides.ts';

type Who = Pick<Mark, 'userId' | 'courseId'>;

/** What somebody's total in a course is made of. */
export type Worked = { book: NamedBook; all: readonly Mark[]; override: number | null };

export async function loadWorked(
  table: Table,
  book: NamedBook,
  { userId, courseId }: Who,
): Promise<Worked> {
  const [all, set] = await Promise.all([
    marks.ofCourse(table, userId, courseId),
    totalOverrides.get(table, userId, courseId),
  ]);
  return { book, all, override: set?.percent ?? null };
}

/**
 * Changes of marks with what they do together to the total that their person sees, at the first of them that is told at
 * once; as they were, where they do nothing to it.
 * @param next the marks as they are by these changes
 */
export function withTotal(
  told: ToldChange[],
  { book, all, override }: Worked,
  next: readonly Mark[],
): ToldChange[] {
  const first = told.find(({ at, tellFrom }) => tellFrom <= at);
  if (!first) return told;
  const others = all.filter(({ itemId }) => !next.some((one) => one.itemId === itemId));
  const at = Date.parse(first.at);
  const total = toldTotal(
    shownTotal(book, all, override, at),
    shownTotal(book, [...others, ...next], override, at),
  );
  return total ? told.map((one) => (one === first ? { ...one, total } : one)) : told;
}

/** The same, where what the total is made of is read only if something is told at once. */
export async function tellTotal(
  told: ToldChange[],
  next: readonly Mark[],
  load: () => Promise<Worked>,
): Promise<ToldChange[]> {
  const isTold = told.some(({ at, tellFrom }) => tellFrom <= at);
  return isTold ? withTotal(told, await load(), next) : told;
}
