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
  ...gradeViewSchema.omit({ isDefault: true }).shape,
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

/** The condition that the book still opens with the view that was read; null: with none. */
const opensAsRead = (read: GradeView | null) =>
  read
    ? {
        condition: 'viewId = :viewId AND #version = :version',
        expression: {
          names: { '#version': 'version' },
          values: { ':viewId': read.viewId, ':version': read.version },
        },
      }
    : { condition: 'attribute_not_exists(pk)' };

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

  /** The view that the book opens with: a copy, so that whoever opens the book asks for it by its key. */
  opensWith: (table: Table, { userId, courseId }: Whose) =>
    table.get(gradeViewRecord, keys.gradeViewDefault(userId, courseId)),

  /**
   * Keeps the copy as its view is, in the transaction that changes the view.
   * @param read what the book opened with before
   * @param next null: with none
   */
  openWith(whose: Whose, read: GradeView | null, next: GradeView | null): TransactionItem {
    const key = keys.gradeViewDefault(whose.userId, whose.courseId);
    return tryAgain({
      label: 'grade-view-default',
      ...(next
        ? { put: { ...toItem(whose, next), ...key, entity: 'GradeViewDefault' } }
        : { remove: key }),
      ...opensAsRead(read),
    });
  },
};
