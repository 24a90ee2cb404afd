import type { BookItem } from '#shared/grading/book.ts';
import { submissionRows } from '#functions/data/assignments/submission-rows.ts';
import type { Table } from '#functions/data/table/table.ts';

/**
 * The items of which those who mark may not see whose each mark is: anonymous assignments of which something is still
 * to be released, or nothing came yet (case 21).
 */
export async function hiddenItems(
  table: Table,
  items: readonly Pick<BookItem, 'itemId' | 'isAnonymous'>[],
): Promise<Set<string>> {
  const anonymous = items.flatMap(({ itemId, isAnonymous }) => (isAnonymous ? [itemId] : []));
  const sumsOf = await submissionRows.sumsOfAll(table, anonymous);
  return new Set(
    anonymous.filter((itemId) => {
      const { people, submitted, returned, marked } = sumsOf(itemId);
      return people === 0 || submitted + returned + marked > 0;
    }),
  );
}
