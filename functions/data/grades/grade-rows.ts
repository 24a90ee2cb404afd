import { createHash } from 'node:crypto';
import * as z from 'zod';
import { bookTotal } from '#shared/grading/book.ts';
import { overrideIn } from '#shared/grading/by-hand.ts';
import { isLateMark } from '#shared/grading/is-late-mark.ts';
import type { Total } from '#shared/grading/total.ts';
import { type Mark, markStatuses } from '#shared/schemas/marks.ts';
import { keys, ranges } from '#functions/data/keys.ts';
import type { Item, QueryPage, Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';
import type { NamedBook } from './kept-grading.ts';

/**
 * When a mark is seen by its person: never yet (0), since it was written (1), or from an instant on, which was to come
 * when it was written.
 */
const release = z.union([z.literal(0), z.literal(1), z.string()]);

const rowMark = z.object({
  itemId: z.string(),
  points: z.number().nullable(),
  most: z.number().nullable(),
  status: z.enum(markStatuses),
  release,
  version: z.number(),
  /** Somebody set it in place of what it comes to by itself. */
  isSet: z.boolean(),
  isLate: z.boolean(),
  /** A word of one's own beside it. */
  label: z.string().nullable(),
});
/** A mark of a row. */
export type RowMark = z.infer<typeof rowMark>;

/** A mark as it is kept: short, since a row has as many as its course has items, and what is seldom is left out. */
const tupleOf = ({ itemId, points, most, status, release, version, ...beside }: RowMark) => {
  const usual = [itemId, points, most, status, release, version];
  const { isSet, label, isLate } = beside;
  return isSet || isLate || label !== null ? [...usual, { isSet, label, isLate }] : usual;
};

type Tuple = Partial<ReturnType<typeof tupleOf>>;
type Beside = Partial<Pick<RowMark, 'isSet' | 'isLate' | 'label'>>;

/**
 * The marks of a kept text. Named before they are looked at: of fifty rows of fifty marks a schema of lists takes 8 ms,
 * and one of what has names 2.
 */
const marksIn = (text: string): unknown[] =>
  (JSON.parse(text) as Tuple[]).map(([itemId, points, most, status, release, version, beside]) => {
    const { isSet = false, isLate = false, label = null } = (beside ?? {}) as Beside;
    return { itemId, points, most, status, release, version, isSet, isLate, label };
  });

const totalRecord = z.object({
  percent: z.number().nullable(),
  shown: z.number().nullable(),
  letter: z.string().nullable(),
  isPassed: z.boolean().nullable(),
});
export type ShortTotal = z.infer<typeof totalRecord>;

/** The marks of one person in a course, and what they come to: derived, and made anew from the marks. */
export const gradeRowRecord = z.object({
  courseId: z.string(),
  userId: z.string(),
  /** Kept as one text: a list of lists costs whoever reads a page of rows more than all else of it. */
  marks: z.string().transform(marksIn).pipe(z.array(rowMark)),
  /** Of all marks. */
  total: totalRecord,
  /** Of those alone that were released when they were written. */
  own: totalRecord,
  /** Whether somebody set both in place of what they come to by themselves. */
  isSet: z.boolean().default(false),
  /** The name of the book that both were made by. */
  book: z.string(),
  /** What says whether it is as it was read. */
  made: z.string(),
});
export type GradeRow = z.infer<typeof gradeRowRecord>;

type Who = Pick<GradeRow, 'courseId' | 'userId'>;

/** Whether a mark of a row may be known of by its person; one that waited for a closing waits for the one that holds now. */
export const isReleased = (
  { release }: Pick<RowMark, 'release'>,
  closesAt: string | null,
  now: number,
): boolean =>
  typeof release === 'string'
    ? Date.parse(release) <= now && (closesAt === null || Date.parse(closesAt) <= now)
    : release === 1;

/** What was released when it was written stays released; the rest is known by the clock of whoever reads. */
const releaseOf = ({ releasedAt, changedAt }: Mark): RowMark['release'] =>
  releasedAt === null ? 0 : releasedAt <= changedAt ? 1 : releasedAt;

/** A mark as a row has it. */
export function rowMarkOf(mark: Mark): RowMark {
  const { itemId, points, earned, status, version, label = null } = mark;
  return {
    itemId,
    points,
    most: earned?.most ?? null,
    status,
    release: releaseOf(mark),
    version,
    isSet: overrideIn(mark) !== null,
    isLate: isLateMark(mark),
    label,
  };
}

export const shortTotal = ({ percent, shown, letter, isPassed }: Total): ShortTotal => ({
  percent,
  shown,
  letter,
  isPassed,
});

const withMost = (mark: RowMark, inBook: ReadonlyMap<string, number>): RowMark => ({
  ...mark,
  most: inBook.get(mark.itemId) ?? null,
});

/**
 * The row that follows from somebody's marks.
 * @param marks in the order of their items' ids
 * @param override what somebody set in place of the total
 */
export function gradeRow(
  { courseId, userId }: Who,
  marks: readonly Mark[],
  book: NamedBook,
  override: number | null,
): GradeRow {
  const inBook = new Map(book.items.map(({ itemId, most }) => [itemId, most]));
  const all = marks
    .filter(({ itemId }) => inBook.has(itemId))
    .map(rowMarkOf)
    // Points that somebody set with nothing earned beneath are of what the item is worth.
    .map((mark) => (mark.points === null || mark.most !== null ? mark : withMost(mark, inBook)));
  const row = {
    courseId,
    userId,
    marks: all,
    total: shortTotal(bookTotal(book, all, override)),
    own: shortTotal(
      bookTotal(
        book,
        all.filter((mark) => mark.release === 1),
        override,
      ),
    ),
    isSet: override !== null,
    book: book.name,
  };
  const text = JSON.stringify({ ...row, marks: all.map(tupleOf) });
  const made = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  return { ...row, made };
}

/** By what a row is ordered: those without a total stand first. */
const placeOf = ({ courseId, userId, total: { percent } }: GradeRow) =>
  keys.gradeOrder(
    courseId,
    'TOTAL',
    percent === null ? '-' : String(percent).padStart(8, '0'),
    userId,
  );

const samePlace = (one: GradeRow, other: GradeRow) => placeOf(one).sk === placeOf(other).sk;

const unchanged = (before: GradeRow | null) =>
  before
    ? { condition: 'made = :made', expression: { values: { ':made': before.made } } }
    : { condition: 'attribute_not_exists(pk)' };

const orderRecord = z.object({ userId: z.string() });

export const gradeRows = {
  some: (table: Table, some: Who[]) =>
    table.batchGet(
      gradeRowRecord,
      some.map(({ courseId, userId }) => keys.gradeRow(courseId, userId)),
      { consistent: true },
    ),

  /** The people of a book by their totals; a page of ids. */
  byTotal: (
    table: Table,
    courseId: string,
    page: { limit: number; start: Item | undefined; newestFirst: boolean },
  ): Promise<QueryPage<{ userId: string }>> =>
    table.query(orderRecord, ranges.gradeOrder(courseId, 'TOTAL'), page),

  /** Puts a row where it belongs in place of the one that was read, or takes it away; nothing where it is there. */
  move(who: Who, before: GradeRow | null, next: GradeRow | null): TransactionItem[] {
    if (before?.made === next?.made) return [];
    const key = keys.gradeRow(who.courseId, who.userId);
    const stays = before && next && samePlace(before, next);
    return [
      tryAgain({
        label: 'grade-row',
        ...(next
          ? {
              put: {
                ...key,
                entity: 'GradeRow',
                ...next,
                marks: JSON.stringify(next.marks.map(tupleOf)),
              },
            }
          : { remove: key }),
        ...unchanged(before),
      }),
      ...(before && !stays ? [{ label: 'grade-order', remove: placeOf(before) }] : []),
      ...(next && !stays
        ? [{ label: 'grade-order', put: { ...placeOf(next), entity: 'GradeOrder', ...who } }]
        : []),
    ];
  },
};
