import * as z from 'zod';
import { gradePlaceSchema, gradeViewSchema, mostGradeViews } from '#shared/schemas/grade-views.ts';
import { keys, ranges } from '#functions/data/keys.ts';
import { ownCount } from '#functions/data/table/own-count.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';
import { versioned } from '#functions/data/table/versioned.ts';

/** A view of a gradebook as somebody saved it; it lies in their own partition, where nobody else looks. */
const gradeViewRecord = z.object({
  ...gradeViewSchema.shape,
  place: z.object(gradePlaceSchema.shape),
});
export type GradeView = z.infer<typeof gradeViewRecord>;
type Whose = { userId: string; courseId: string };

const keyOf = ({ userId, courseId }: Whose, { viewId }: Pick<GradeView, 'viewId'>) =>
  keys.gradeView(userId, courseId, viewId);

const toItem = (whose: Whose, view: GradeView): Item => ({
  ...keyOf(whose, view),
  entity: 'GradeView',
  courseId: whose.courseId,
  ...view,
});

/** The number of views, in the transaction that adds one or takes one away. */
const count = ({ userId, courseId }: Whose, change: 1 | -1): TransactionItem =>
  ownCount(
    {
      key: keys.gradeViewCount(userId, courseId),
      entity: 'GradeViewCount',
      name: 'kept',
      label: 'grade-view-count',
      most: mostGradeViews,
    },
    change,
  );

export const gradeViews = {
  get: (table: Table, { userId, courseId }: Whose, viewId: string) =>
    table.get(gradeViewRecord, keys.gradeView(userId, courseId, viewId)),

  /** The views of somebody, in the order in which they were saved; a page. */
  list: (
    table: Table,
    { userId, courseId }: Whose,
    page: { limit: number; start: Item | undefined },
  ) => table.query(gradeViewRecord, ranges.gradeViews(userId, courseId), page),

  /** @throws AppError `too_many_requests` beyond the most that one saves, when it is committed */
  create: (whose: Whose, view: GradeView): TransactionItem[] => [
    { label: 'grade-view', put: toItem(whose, view), condition: 'attribute_not_exists(pk)' },
    count(whose, 1),
  ],

  /** Writes a name or a place over those of a view that is still at `before.version`. */
  change(whose: Whose, before: GradeView, changes: Partial<Pick<GradeView, 'name' | 'place'>>) {
    const next = { ...before, ...changes, version: before.version + 1 };
    const present = (item: Item) => gradeViewRecord.parse(item);
    return { next, item: versioned(toItem(whose, next), before.version, 'grade-view', present) };
  },

  /** Deletes a view that is still as it was read. */
  remove: (whose: Whose, view: GradeView): TransactionItem[] => [
    tryAgain({
      label: 'grade-view',
      remove: keyOf(whose, view),
      condition: '#version = :version',
      expression: { names: { '#version': 'version' }, values: { ':version': view.version } },
    }),
    count(whose, -1),
  ],
};
