import * as z from 'zod';
import type { BookItem, GradeBook } from '#shared/grading/book.ts';
import { typedMark } from '#shared/grading/typed-mark.ts';
import type { Mark, MarkCause } from '#shared/schemas/marks.ts';
import type { CellResult, TypedCell } from '#shared/schemas/typed-marks.ts';
import { enrollmentRecord } from '#functions/data/enrollments/enrollments.ts';
import { type Key, keys } from '#functions/data/keys.ts';
import { type BlockHead, blockRecord } from '#functions/data/lessons/outline.ts';
import {
  type MarkNews,
  markNews,
  markNewsRecord,
  type ToldChange,
} from '#functions/data/marks/mark-news.ts';
import { markRecord } from '#functions/data/marks/marks.ts';
import { nextMark } from '#functions/data/marks/write-mark.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';

const parts = z.discriminatedUnion('entity', [
  enrollmentRecord.pick({ userId: true, state: true }).extend({ entity: z.literal('Enrollment') }),
  markRecord.extend({ entity: z.literal('Mark') }),
  markNewsRecord.extend({ entity: z.literal('MarkNews'), pk: z.string() }),
  blockRecord.extend({ entity: z.literal('Block') }),
]);

type Cell = Pick<TypedCell, 'userId' | 'itemId'>;
export type KnownCells = Awaited<ReturnType<typeof readCells>>;

/** All that cells are decided by, in one request as long as they are few. */
export async function readCells(table: Table, courseId: string, cells: readonly Cell[]) {
  const people = [...new Set(cells.map(({ userId }) => userId))];
  const itemIds = [...new Set(cells.map(({ itemId }) => itemId))];
  const wanted: Key[] = [
    ...cells.map(({ userId, itemId }) => keys.mark(userId, courseId, itemId)),
    ...people.flatMap((userId) => [keys.enrollment(userId, courseId), keys.markNews(userId)]),
    ...itemIds.map((itemId) => keys.block(courseId, itemId)),
  ];
  const found = await table.batchGet(parts, wanted, { consistent: true });
  return {
    isIn: new Set(
      found.flatMap((one) =>
        one.entity === 'Enrollment' && one.state === 'active' ? [one.userId] : [],
      ),
    ),
    marks: new Map(
      found.flatMap((one) => {
        if (one.entity !== 'Mark') return [];
        const { entity: _, ...mark } = one;
        return [[`${mark.userId} ${mark.itemId}`, mark]];
      }),
    ),
    news: new Map(found.flatMap((one) => (one.entity === 'MarkNews' ? [[one.pk, one]] : []))),
    blocks: new Map(
      found.flatMap((one) => (one.entity === 'Block' ? [[one.blockId, one as BlockHead]] : [])),
    ),
  };
}

/** What was read of somebody's mark for an item; null: there is none. */
export const markIn = ({ marks }: KnownCells, { userId, itemId }: Cell): Mark | null =>
  marks.get(`${userId} ${itemId}`) ?? null;

/** What was read of what somebody was told last; null: nothing. */
export const newsIn = ({ news }: KnownCells, userId: string): MarkNews | null =>
  news.get(keys.markNews(userId).pk) ?? null;

/** The news of some changes, for their transaction. */
export const newsOf = (known: KnownCells, told: Map<string, ToldChange[]>): TransactionItem[] =>
  [...told].map(([userId, some]) => markNews.add(userId, newsIn(known, userId), some));

/** From when on the first mark of a block shows: of a quiz as its score would, of an assignment not before a release. */
export function firstSeen(
  { blocks }: KnownCells,
  { itemId, closesAt }: Pick<BookItem, 'itemId' | 'closesAt'>,
  at: string,
): string | null {
  const shows = blocks.get(itemId)?.facts.quiz?.showsScore;
  if (shows?.afterSubmit) return at;
  return shows?.afterClose ? closesAt : null;
}

/** What becomes of a cell; `mark` is what is there then. */
export type DecidedCell = Cell &
  Pick<CellResult, 'result' | 'because'> & { before: Mark | null; mark: Mark | null };

type Typing = {
  by: string;
  at: string;
  reason: string | null;
  isUndo?: boolean;
  causeOf: (cell: TypedCell) => MarkCause;
};

/**
 * What typing into cells makes of each mark that is as it was seen, what is to be written for it, and what people are to
 * be told of that.
 * @param hidden the items of which it is not to be known whose each mark is (case 21)
 */
export function typeCells(
  courseId: string,
  cells: readonly TypedCell[],
  known: KnownCells,
  { book: { items }, hidden }: { book: Pick<GradeBook, 'items'>; hidden: ReadonlySet<string> },
  { by, at, reason, isUndo = false, causeOf }: Typing,
): { decided: DecidedCell[]; items: TransactionItem[]; told: Map<string, ToldChange[]> } {
  const inBook = new Map(items.map((item) => [item.itemId, item]));
  const writes: TransactionItem[] = [];
  const told = new Map<string, ToldChange[]>();

  function write(cell: TypedCell): DecidedCell {
    const { userId, itemId } = cell;
    const before = markIn(known, cell);
    const item = inBook.get(itemId);
    const answer = (
      result: CellResult['result'],
      mark: Mark | null,
      because: CellResult['because'] = null,
    ): DecidedCell => ({ userId, itemId, result, because, before, mark });
    if (!known.isIn.has(userId)) return answer('refused', null, 'notInCourse');
    if (!item) return answer('refused', null, 'noItem');
    if (hidden.has(itemId)) return answer('refused', null, 'anonymous');
    if ((before?.version ?? 0) !== cell.version) return answer('stale', before);
    const made = typedMark(item, before, cell.change, {
      at,
      reason,
      isUndo,
      firstSeen: firstSeen(known, item, at),
    });
    if (made === null) return answer('unchanged', before);
    if (typeof made === 'string') return answer('refused', before, made);
    const because = causeOf(cell);
    const next = nextMark({ userId, courseId, itemId }, before, made, { by, at, because });
    writes.push(...next.items);
    if (next.told) told.set(userId, [...(told.get(userId) ?? []), next.told]);
    return answer('written', next.mark);
  }

  const decided = cells.map(write);
  return { decided, items: writes, told };
}
