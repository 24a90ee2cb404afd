import type { grades as contract } from '#shared/contract/grades.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import { editableCourseOf } from '#functions/api/editable-course.ts';
import type { Operation } from '#functions/api/operation.ts';
import { gradeColumns } from '#functions/data/grades/grade-columns.ts';
import { hiddenItems } from '#functions/data/grades/hidden-items.ts';
import { loadBook } from '#functions/data/grades/load-book.ts';
import { presentColumn } from '#functions/data/grades/present-columns.ts';

export const getBook: Operation<typeof contract.getBook, BaseDeps> = async ({
  actor,
  params,
  deps: { table },
}) => {
  const { courseId } = await editableCourseOf(table, actor, params.courseId);
  const [{ scheme, version, items }, columns] = await Promise.all([
    loadBook(table, courseId),
    gradeColumns.ofCourse(table, courseId),
  ]);
  const hidden = await hiddenItems(table, items);
  const known = new Map(columns.map((column) => [column.itemId, column.all]));
  return {
    scheme,
    version,
    items: items.map(({ closesAt: _, isAnonymous: __, ...item }) => ({
      ...item,
      isHidden: hidden.has(item.itemId),
      figures: presentColumn(known.get(item.itemId)),
    })),
  };
};
