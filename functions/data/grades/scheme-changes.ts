import * as z from 'zod';
import { type ItemPlace, itemPlaceShape } from '#shared/schemas/grades.ts';
import { keys, ranges } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { versionedOrFirst, versionedRemoval } from '#functions/data/table/versioned.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { GradeItem } from './grade-items.ts';
import { type GradingSchemeItem, gradingSchemeRecord } from './grading-schemes.ts';

const place = z.object(itemPlaceShape);

/** One change of a scheme; those from before items were placed with it name none. */
const schemeChangeRecord = z.object({
  version: z.number(),
  by: z.string(),
  at: z.string(),
  from: gradingSchemeRecord.nullable(),
  to: gradingSchemeRecord,
  items: z.array(z.object({ itemId: z.string(), from: place, to: place })).default([]),
});

/** An item that is to count as something else, and as what it did. */
export type Placed = { from: ItemPlace; item: GradeItem };

const placeOf = ({ categoryId, isExtra, isKeptOut, place }: ItemPlace): ItemPlace => ({
  categoryId,
  isExtra,
  isKeptOut,
  place,
});

/** What is written of a scheme and its items; streams, which only read them, do without it. */
export const schemeChanges = {
  /** The latest changes of a scheme, the latest first. */
  list: async (table: Table, courseId: string, limit: number) =>
    (
      await table.query(schemeChangeRecord, ranges.schemeChanges(courseId), {
        limit,
        newestFirst: true,
      })
    ).items,

  /** Puts a scheme and items over those that were seen, and that they were changed. @throws AppError `stale_version` when committed */
  change(
    before: GradingSchemeItem | null,
    next: GradingSchemeItem,
    { by, at }: { by: string; at: string },
    present: (current: GradingSchemeItem) => unknown,
    placed: readonly Placed[] = [],
  ): TransactionItem[] {
    const { courseId, version } = next;
    return [
      versionedOrFirst(
        { ...keys.gradingScheme(courseId), entity: 'GradingScheme', ...next },
        version - 1,
        'grading-scheme',
        (current) => present(gradingSchemeRecord.parse(current)),
      ),
      {
        label: 'scheme-change',
        put: {
          ...keys.schemeChange(courseId, version),
          entity: 'SchemeChange',
          courseId,
          version,
          by,
          at,
          from: before,
          to: next,
          items: placed.map(({ from, item }) => ({
            itemId: item.itemId,
            from: placeOf(from),
            to: placeOf(item),
          })),
        },
      },
      ...placed.map(({ item }) => schemeChanges.putItem(item)),
    ];
  },

  /** Puts what was decided of an item over what was seen. @throws AppError `stale_version` when committed */
  putItem: (item: GradeItem): TransactionItem =>
    versionedOrFirst(
      { ...keys.gradeItem(item.courseId, item.itemId), entity: 'GradeItem', ...item },
      item.version - 1,
      'grade-item',
    ),

  /** From then on a block counts as is usual, and a manual item is no more; whoever was faster makes the caller read again. */
  removeItem: ({
    courseId,
    itemId,
    version,
  }: Pick<GradeItem, 'courseId' | 'itemId' | 'version'>): TransactionItem => ({
    ...versionedRemoval(keys.gradeItem(courseId, itemId), version, 'grade-item'),
    refused: (current) =>
      current ? new AppError('busy', { retryAfterSeconds: 1 }) : new AppError('not_found'),
  }),
};
