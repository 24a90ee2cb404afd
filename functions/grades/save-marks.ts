import type { grades as contract } from '#shared/contract/grades.ts';
import type { MarkCause } from '#shared/schemas/marks.ts';
import type { TypedCell } from '#shared/schemas/typed-marks.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import { editableCourseOf } from '#functions/api/editable-course.ts';
import type { Operation } from '#functions/api/operation.ts';
import { hiddenItems } from '#functions/data/grades/hidden-items.ts';
import { loadBook } from '#functions/data/grades/load-book.ts';
import { newsOf, readCells, typeCells } from '#functions/data/grades/type-cells.ts';
import { iso } from '#functions/platform/iso.ts';
import { presentDecided } from './present-decided.ts';

function causeOf({ change }: TypedCell, reason: string | null, isUndo: boolean): MarkCause {
  if (change.do === 'label') return { kind: 'labelled' };
  if (change.do === 'excuse') return { kind: 'excused', reason: reason ?? '' };
  if (change.do === 'unexcuse') return { kind: 'unexcused', reason: reason ?? '' };
  return isUndo ? { kind: 'takenBack' } : { kind: 'typed', reason };
}

/** What is typed is written in one transaction, as far as each mark is as it was seen. */
export const saveMarks: Operation<typeof contract.saveMarks, BaseDeps> = async ({
  actor,
  params,
  body: { cells, isUndo = false, ...body },
  now,
  deps: { table },
}) => {
  const reason = isUndo ? null : body.reason;
  const { courseId } = await editableCourseOf(table, actor, params.courseId);
  const [book, known] = await Promise.all([
    loadBook(table, courseId),
    readCells(table, courseId, cells),
  ]);
  const wanted = new Set(cells.map(({ itemId }) => itemId));
  const hidden = await hiddenItems(
    table,
    book.items.filter(({ itemId }) => wanted.has(itemId)),
  );
  const typed = typeCells(
    courseId,
    cells,
    known,
    { book, hidden },
    {
      by: actor.userId,
      at: iso(now),
      reason,
      isUndo,
      causeOf: (cell) => causeOf(cell, reason, isUndo),
    },
  );
  return {
    response: { cells: typed.decided.map((one) => presentDecided(one, book.items, now)) },
    items: [...typed.items, ...newsOf(known, typed.told)],
  };
};
