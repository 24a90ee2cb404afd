import * as z from 'zod';
import type { grades as contract } from '#shared/contract/grades.ts';
import { typedMark } from '#shared/grading/typed-mark.ts';
import type { BookItem } from '#shared/grading/book.ts';
import type { Mark, MarkCause } from '#shared/schemas/marks.ts';
import type { CellResult, TypedCell } from '#shared/schemas/typed-marks.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import { editableCourseOf } from '#functions/api/editable-course.ts';
import type { Operation } from '#functions/api/operation.ts';
import { enrollmentRecord } from '#functions/data/enrollments/enrollments.ts';
import { isReleased, rowMarkOf } from '#functions/data/grades/grade-rows.ts';
import { hiddenItems } from '#functions/data/grades/hidden-items.ts';
import { loadBook } from '#functions/data/grades/load-book.ts';
import { type Key, keys } from '#functions/data/keys.ts';
import { type BlockHead, blockRecord } from '#functions/data/lessons/outline.ts';
import { markNews, markNewsRecord, type ToldChange } from '#functions/data/marks/mark-news.ts';
import { markRecord } from '#functions/data/marks/marks.ts';
import { nextMark } from '#functions/data/marks/write-mark.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { iso } from '#functions/platform/iso.ts';
import { presentCell } from './present-row.ts';

const parts = z.discriminatedUnion('entity', [
  enrollmentRecord.pick({ userId: true, state: true }).extend({ entity: z.literal('Enrollment') }),
  markRecord.extend({ entity: z.literal('Mark') }),
  markNewsRecord.extend({ entity: z.literal('MarkNews'), pk: z.string() }),
  blockRecord.extend({ entity: z.literal('Block') }),
]);

/** All that the cells are decided by, in one request. */
async function readCells(table: Table, courseId: string, cells: readonly TypedCell[]) {
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

/** From when on the first mark of a block shows: of a quiz as its score would, of an assignment not before a release. */
function firstSeen(block: BlockHead | undefined, { closesAt }: BookItem, at: string) {
  const shows = block?.facts.quiz?.showsScore;
  if (shows?.afterSubmit) return at;
  return shows?.afterClose ? closesAt : null;
}

function causeOf({ change }: TypedCell, reason: string | null): MarkCause {
  if (change.do === 'label') return { kind: 'labelled' };
  if (change.do === 'excuse') return { kind: 'excused', reason: reason ?? '' };
  if (change.do === 'unexcuse') return { kind: 'unexcused', reason: reason ?? '' };
  return { kind: 'typed', reason };
}

/** What is typed is written in one transaction, as far as each mark is as it was seen. */
export const saveMarks: Operation<typeof contract.saveMarks, BaseDeps> = async ({
  actor,
  params,
  body: { cells, reason },
  now,
  deps: { table },
}) => {
  const { courseId } = await editableCourseOf(table, actor, params.courseId);
  const [book, known] = await Promise.all([
    loadBook(table, courseId),
    readCells(table, courseId, cells),
  ]);
  const items = new Map(book.items.map((item) => [item.itemId, item]));
  const hidden = await hiddenItems(table, [
    ...new Set(cells.flatMap(({ itemId }) => items.get(itemId) ?? [])),
  ]);
  const at = iso(now);
  const writes: TransactionItem[] = [];
  const told = new Map<string, ToldChange[]>();

  function write(cell: TypedCell): CellResult {
    const { userId, itemId } = cell;
    const before = known.marks.get(`${userId} ${itemId}`) ?? null;
    const item = items.get(itemId);
    const answer = (
      result: CellResult['result'],
      mark: Mark | null,
      because: CellResult['because'] = null,
    ): CellResult => {
      const row = mark && rowMarkOf(mark);
      const closesAt = item?.closesAt ?? null;
      return {
        userId,
        itemId,
        result,
        because,
        mark: row && presentCell(row, isReleased(row, closesAt, now)),
      };
    };
    if (!known.isIn.has(userId)) return answer('refused', null, 'notInCourse');
    if (!item) return answer('refused', null, 'noItem');
    if (hidden.has(itemId)) return answer('refused', null, 'anonymous');
    if ((before?.version ?? 0) !== cell.version) return answer('stale', before);
    const made = typedMark(item, before, cell.change, {
      at,
      reason,
      firstSeen: firstSeen(known.blocks.get(itemId), item, at),
    });
    if (made === null) return answer('unchanged', before);
    if (typeof made === 'string') return answer('refused', before, made);
    const next = nextMark({ userId, courseId, itemId }, before, made, {
      by: actor.userId,
      at,
      because: causeOf(cell, reason),
    });
    writes.push(...next.items);
    if (next.told) told.set(userId, [...(told.get(userId) ?? []), next.told]);
    return answer('written', next.mark);
  }

  const results = cells.map(write);
  const news = [...told].map(([userId, some]) =>
    markNews.add(userId, known.news.get(keys.markNews(userId).pk) ?? null, some),
  );
  return { response: { cells: results }, items: [...writes, ...news] };
};
