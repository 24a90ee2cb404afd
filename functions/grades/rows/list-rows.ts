import type { grades as contract } from '#shared/contract/grades.ts';
import { readConditions } from '#shared/policies/conditions.ts';
import type { Response } from '#shared/contract/route.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import { editableCourseOf } from '#functions/api/editable-course.ts';
import type { Operation } from '#functions/api/operation.ts';
import { hiddenItems } from '#functions/data/grades/hidden-items.ts';
import { loadBook } from '#functions/data/grades/load-book.ts';
import type { Item } from '#functions/data/table/table.ts';
import { presentRow } from '../present-row.ts';
import { meeting, readsMore } from './meeting.ts';
import { whoIsListed } from './who-is-listed.ts';

type Rows = Response<typeof contract.listRows>['items'];

/** So many parts of a list are looked at for one page of those who meet conditions, or have no points in an item. */
const mostParts = 4;

/**
 * What a page shows costs the same however many people the course has. Where conditions are asked, it looks at a few
 * parts of the list for those who meet them, each no larger than what the page still has room for: it ends where it
 * stopped looking, and may have found nobody.
 */
export const listRows: Operation<typeof contract.listRows, BaseDeps> = async (input) => {
  const { actor, params, query, page, now, deps } = input;
  const { table } = deps;
  const { courseId } = await editableCourseOf(table, actor, params.courseId);
  const book = await loadBook(table, courseId);
  const hidden = await hiddenItems(table, book.items);
  const conditions = readConditions(query.where ?? '[]') ?? [];
  // Of what is marked without names nothing can be asked, nor an order be had (case 21).
  const items = new Set(
    book.items.map(({ itemId }) => itemId).filter((itemId) => !hidden.has(itemId)),
  );
  const [next, meets] = await Promise.all([
    whoIsListed(input, { items, isHidingTotals: hidden.size > 0 }),
    meeting(table, { courseId, conditions, items, now }),
  ]);
  const isWhole = conditions.length === 0 && (query.sort === 'name' || query.sort === 'total');
  const parts = isWhole ? 1 : Math.max(1, Math.floor(mostParts / (1 + readsMore(conditions))));
  const rows: Rows = [];
  let looked = 0;
  let start: Item | null | undefined = page.start;
  for (let part = 0; part < parts && start !== null && rows.length < page.limit; part += 1) {
    const { people, last } = await next({ limit: page.limit - rows.length, start });
    const presented = people.map(({ userId, name, row }) =>
      presentRow({ userId, name }, row, { book, hidden }, now),
    );
    rows.push(...(await meets(presented)));
    looked += people.length;
    start = last;
  }
  return { items: rows, looked, nextCursor: page.cursor(start ?? null) };
};
