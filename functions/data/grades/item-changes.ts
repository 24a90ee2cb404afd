import * as z from 'zod';
import { type ItemDecision, itemPlaceShape, manualItemSchema } from '#shared/schemas/grades.ts';
import { keys, ranges } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import type { BookItem } from '#shared/grading/book.ts';

const decision = z.object({
  ...itemPlaceShape,
  manual: z.object(manualItemSchema.shape).nullable(),
});

/** One change of what was decided of an item alone; null: nothing was, or is. */
const itemChangeRecord = z.object({
  courseId: z.string(),
  changeId: z.string(),
  itemId: z.string(),
  by: z.string(),
  at: z.string(),
  from: decision.nullable(),
  to: decision.nullable(),
});
export type ItemChange = z.infer<typeof itemChangeRecord>;

/** What was decided of an item; null where it counts as is usual, or there is none. */
export const decisionOf = (item: BookItem | undefined): ItemDecision | null => {
  if (!item || item.version === 0) return null;
  const { categoryId, isExtra, isKeptOut, place, manual } = item;
  return { categoryId, isExtra, isKeptOut, place, manual };
};

export const itemChanges = {
  /** The latest changes of items alone, the latest first. */
  list: async (table: Table, courseId: string, limit: number) =>
    (
      await table.query(itemChangeRecord, ranges.itemChanges(courseId), {
        limit,
        newestFirst: true,
      })
    ).items,

  /** That an item was changed; put once, and never changed. */
  put: (change: ItemChange): TransactionItem => ({
    label: 'item-change',
    put: { ...keys.itemChange(change.courseId, change.changeId), entity: 'ItemChange', ...change },
    condition: 'attribute_not_exists(pk)',
  }),
};
