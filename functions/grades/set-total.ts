import type { grades as contract } from '#shared/contract/grades.ts';
import { bookMark, bookTotal } from '#shared/grading/book.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import { editableCourseOf } from '#functions/api/editable-course.ts';
import type { Operation } from '#functions/api/operation.ts';
import { enrollments, isActive } from '#functions/data/enrollments/enrollments.ts';
import { shortTotal } from '#functions/data/grades/grade-rows.ts';
import { hiddenItems } from '#functions/data/grades/hidden-items.ts';
import { loadBook } from '#functions/data/grades/load-book.ts';
import { shownTotal, toldTotal } from '#functions/data/grades/told-total.ts';
import { totalOverrides } from '#functions/data/grades/total-overrides.ts';
import { keys } from '#functions/data/keys.ts';
import { markNews, markNewsRecord } from '#functions/data/marks/mark-news.ts';
import { marks } from '#functions/data/marks/marks.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';

/** A total that is set is seen at once: its person is told from what they were shown to what they are. */
export const setTotal: Operation<typeof contract.setTotal, BaseDeps> = async ({
  actor,
  params: { courseId, userId },
  body: { percent, reason, version },
  now,
  deps: { table },
}) => {
  await editableCourseOf(table, actor, courseId);
  const [book, all, before, enrollment, news] = await Promise.all([
    loadBook(table, courseId),
    marks.ofCourse(table, userId, courseId),
    totalOverrides.get(table, userId, courseId),
    enrollments.get(table, userId, courseId),
    table.get(markNewsRecord, keys.markNews(userId)),
  ]);
  if (!isActive(enrollment)) throw new AppError('not_found');
  if ((before?.version ?? 0) !== version) throw new AppError('stale_version');
  const items = new Set(book.items.map(({ itemId }) => itemId));
  const own = all.filter(({ itemId }) => items.has(itemId));
  const comesTo = (some: typeof own, override: number | null) =>
    shortTotal(bookTotal(book, some.map(bookMark), override));
  const hidden = await hiddenItems(table, book.items);
  const shown = own.filter(({ itemId }) => !hidden.has(itemId));
  const was = shownTotal(book, own, before?.percent ?? null, now);
  const is = shownTotal(book, own, percent, now);
  const at = iso(now);
  const next = { courseId, userId, percent, reason, by: actor.userId, at, version: version + 1 };
  return {
    response: { total: comesTo(shown, percent), version: next.version },
    items: [
      ...totalOverrides.change(next),
      markNews.add(userId, news, [
        {
          courseId,
          itemId: '',
          version: next.version,
          at,
          because: { kind: 'totalSet', reason },
          from: was.shown,
          to: is.shown,
          ...toldTotal(was, is),
          tellFrom: at,
        },
      ]),
    ],
  };
};
