import type { grades as contract } from '#shared/contract/grades.ts';
import type { Body } from '#shared/contract/route.ts';
import type { BookItem } from '#shared/grading/book.ts';
import { mostGradeItems } from '#shared/schemas/grades.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import { editableCourseOf } from '#functions/api/editable-course.ts';
import type { Operation } from '#functions/api/operation.ts';
import type { GradingSchemeItem } from '#functions/data/grades/grading-schemes.ts';
import { loadBook } from '#functions/data/grades/load-book.ts';
import { decisionOf, itemChanges } from '#functions/data/grades/item-changes.ts';
import { type Placed, schemeChanges } from '#functions/data/grades/scheme-changes.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';

const presentScheme = ({ courseId: _, version, ...scheme }: GradingSchemeItem) => ({
  scheme,
  version,
});

/** The items that are to count as something else. @throws AppError `not_found` where the book has no such item */
function placedIn(
  courseId: string,
  items: readonly BookItem[],
  wanted: NonNullable<Body<typeof contract.putScheme>['items']>,
): Placed[] {
  const known = new Map(items.map((item) => [item.itemId, item]));
  return wanted.map(({ itemId, version, ...place }) => {
    const from = found(known.get(itemId) ?? null);
    const { manual } = from;
    return { from, item: { courseId, itemId, ...place, manual, version: version + 1 } };
  });
}

/** How marks become totals, and as what items count, in one step; who saved first meanwhile is not written over. */
export const putScheme: Operation<typeof contract.putScheme, BaseDeps> = async ({
  actor,
  params,
  body,
  now,
  deps: { table },
}) => {
  const { courseId } = await editableCourseOf(table, actor, params.courseId);
  const { decided: before, items } = await loadBook(table, courseId);
  if ((before?.version ?? 0) !== body.version)
    throw new AppError('stale_version', before ? { current: presentScheme(before) } : {});
  const placed = placedIn(courseId, items, body.items ?? []);
  const next = { ...body.scheme, courseId, version: body.version + 1 };
  const made = { by: actor.userId, at: iso(now) };
  return {
    response: presentScheme(next),
    items: schemeChanges.change(before, next, made, presentScheme, placed),
  };
};

/** Of a block of the course, or of an item that no block stands for; neither becomes the other. */
export const putItem: Operation<typeof contract.putItem, BaseDeps> = async ({
  actor,
  params,
  body: { itemId, version, ...decided },
  now,
  deps: { table, ids },
}) => {
  const { courseId } = await editableCourseOf(table, actor, params.courseId);
  const { items, ofBlocks } = await loadBook(table, courseId);
  const before = items.find((one) => one.itemId === itemId);
  if (ofBlocks.has(itemId) !== (decided.manual === null)) throw new AppError('not_found');
  if ((before?.version ?? 0) !== version) throw new AppError('stale_version');
  if (!before && items.length >= mostGradeItems) throw new AppError('too_large');
  const next = { courseId, itemId, ...decided, version: version + 1 };
  return {
    response: { itemId, version: next.version },
    items: [
      schemeChanges.putItem(next),
      itemChanges.put({
        courseId,
        changeId: ids.ulid(now),
        itemId,
        by: actor.userId,
        at: iso(now),
        from: decisionOf(before),
        to: decided,
      }),
    ],
  };
};

export const removeItem: Operation<typeof contract.removeItem, BaseDeps> = async ({
  actor,
  params,
  body: { itemId },
  now,
  deps: { table, ids },
}) => {
  const { courseId } = await editableCourseOf(table, actor, params.courseId);
  const { items } = await loadBook(table, courseId);
  const item = items.find((one) => one.itemId === itemId);
  const from = decisionOf(item);
  if (!item || !from) throw new AppError('not_found');
  return {
    response: { itemId },
    items: [
      schemeChanges.removeItem({ courseId, itemId, version: item.version }),
      itemChanges.put({
        courseId,
        changeId: ids.ulid(now),
        itemId,
        by: actor.userId,
        at: iso(now),
        from,
        to: null,
      }),
    ],
  };
};
